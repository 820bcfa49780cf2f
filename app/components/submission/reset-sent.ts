type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Empties the fields that still hold what was sent. Tells whether any holds something newer. */
export function resetSent(form: HTMLFormElement, sent: FormData): boolean {
  const now = new FormData(form);
  const isNewer = (name: string) => now.get(name) !== sent.get(name);
  const controls = ([...form.elements] as Control[]).filter(
    ({ name, type }) => name && type !== "hidden" && type !== "file",
  );
  for (const control of controls) if (!isNewer(control.name)) reset(control);
  return controls.some(({ name }) => isNewer(name));
}

function reset(control: Control) {
  if (control instanceof HTMLSelectElement)
    control.selectedIndex = Math.max(
      0,
      [...control.options].findIndex((option) => option.defaultSelected),
    );
  else if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
    control.checked = control.defaultChecked;
  else control.value = control.defaultValue;
}
