export function fillForm(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control !== document.activeElement && isUnchanged(control)) control.value = value;
  }
}

type Fillable = RadioNodeList | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isUnchanged(control: RadioNodeList | Element | null): control is Fillable {
  if (control instanceof RadioNodeList)
    return ([...control] as HTMLInputElement[]).every(
      ({ checked, defaultChecked }) => checked === defaultChecked,
    );
  if (control instanceof HTMLSelectElement) return control.selectedIndex === 0;
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)
    return control.type !== "hidden" && control.value === control.defaultValue && !wasUsed(control);
  return false;
}

/** The only trace of a field that was typed in and emptied again before this script came. */
const wasUsed = (field: Element) => field.matches(":user-valid, :user-invalid");
