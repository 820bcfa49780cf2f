/** Sets a field by name, whatever the visitor chose or typed there before. */
export function setField(form: HTMLFormElement, name: string, value: string) {
  const control = form.elements.namedItem(name);
  if (control instanceof RadioNodeList || control instanceof HTMLInputElement)
    control.value = value;
}
