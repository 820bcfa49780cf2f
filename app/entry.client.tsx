import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { ownPath } from "./shell/not-found/look-up-redirect.ts";

const { pathname, search, hash } = window.location;
// A host that ignores case has served the page as well.
const path = ownPath(pathname).toLowerCase();
if (path !== pathname) window.history.replaceState(null, "", path + search + hash);

// A page change that is overtaken aborts its fetch, which is no fault.
window.addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
});

const fieldsIn = (form: string) => [
  ...document.querySelectorAll<HTMLInputElement>(
    `${form} :is(input:not([type=hidden]), select, textarea)`,
  ),
];
const typed = fieldsIn("form").map((field) => ({ form: `[id="${field.form?.id}"]`, field }));

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, {
    onRecoverableError(error) {
      reportError(error);
      keepWords();
      new MutationObserver(keepWords).observe(document.body, { childList: true, subtree: true });
    },
  });
});

/** Where a translator or a password manager has changed the page, React has rendered it anew. */
function keepWords() {
  for (const entry of typed)
    if (!entry.field.isConnected) entry.field = copyInto(entry.form, entry.field) ?? entry.field;
}

function copyInto(form: string, old: HTMLInputElement) {
  const isOption = /radio|checkbox/.test(old.type);
  const property = isOption ? "checked" : old.type === "file" ? "files" : "value";
  const field = fieldsIn(form).find(
    ({ name, value }) => name === old.name && (!isOption || value === old.value),
  );
  if (!field || field[property] === old[property]) return field;
  Object.assign(field, { [property]: old[property] });
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  return field;
}
