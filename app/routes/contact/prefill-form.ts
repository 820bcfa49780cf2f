export function prefillForm(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control !== document.activeElement && isUnchanged(control)) control.value = value;
  }
}

/** The browser restores input on Back. */
export const hasInput = (form: HTMLFormElement) => ![...form.elements].every(hasDefault);

type Fillable = RadioNodeList | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isUnchanged(control: RadioNodeList | Element | null): control is Fillable {
  if (control instanceof RadioNodeList) return ([...control] as Element[]).every(hasDefault);
  if (control instanceof HTMLSelectElement) return hasDefault(control);
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)
    return control.type !== "hidden" && hasDefault(control) && !wasUsed(control);
  return false;
}

function hasDefault(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex === 0;
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return true;
  const { value, defaultValue, checked, defaultChecked } = control;
  return value === defaultValue && checked === defaultChecked;
}

/** Only this shows that a field was typed in and emptied before hydration. */
const wasUsed = (field: Element) => field.matches(":user-valid, :user-invalid");
