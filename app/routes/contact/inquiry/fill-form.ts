/** Puts values back into a form, except where the visitor has typed something newer. */
export function fillForm(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (isUntouched(control)) control.value = value;
  }
}

type Fillable = RadioNodeList | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isUntouched(control: RadioNodeList | Element | null): control is Fillable {
  if (control instanceof RadioNodeList)
    return ([...control] as HTMLInputElement[]).every(
      ({ checked, defaultChecked }) => checked === defaultChecked,
    );
  if (control instanceof HTMLSelectElement) return control.selectedIndex === 0;
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)
    return control.type !== "hidden" && control.value === control.defaultValue;
  return false;
}
