type Values = Record<string, string | undefined>;

export function prefillForm(form: HTMLFormElement, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (!value || control === document.activeElement || !isUnchanged(control)) continue;
    if ("checked" in control && control.type === "checkbox") control.checked = true;
    else control.value = value;
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
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex === Math.max(0, initial);
  }
  if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return true;
  const { value, defaultValue, checked, defaultChecked } = control;
  return value === defaultValue && checked === defaultChecked;
}

/** Only this shows that a field was typed in and emptied before hydration. */
const wasUsed = (field: Element) => field.matches(":user-valid, :user-invalid");
