import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { getCanonicalPath } from "./shell/not-found/look-up-redirect.ts";

const { pathname, search, hash } = window.location;
// A host that ignores case may have served the page under another spelling.
const path = getCanonicalPath(pathname).toLowerCase();
if (path !== pathname) window.history.replaceState(null, "", path + search + hash);

// A navigation that is overtaken aborts its fetch, which is no error.
window.addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && reason.name === "AbortError") event.preventDefault();
});

const listFields = (form: string) => [
  ...document.querySelectorAll<HTMLInputElement>(
    `${form} :is(input:not([type=hidden]), select, textarea)`,
  ),
];
const typedFields = listFields("form").map((field) => ({
  form: `[id="${field.form?.id}"]`,
  field,
}));

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, {
    onRecoverableError(error) {
      reportError(error);
      restoreTyped();
      new MutationObserver(restoreTyped).observe(document.body, { childList: true, subtree: true });
    },
  });
});

/** React renders the page again if a translator or a password manager has changed it. */
function restoreTyped() {
  for (const entry of typedFields)
    if (!entry.field.isConnected) entry.field = copyInto(entry.form, entry.field) ?? entry.field;
}

function copyInto(form: string, old: HTMLInputElement) {
  const isOption = /radio|checkbox/.test(old.type);
  const property = isOption ? "checked" : old.type === "file" ? "files" : "value";
  const field = listFields(form).find(
    ({ name, value }) => name === old.name && (!isOption || value === old.value),
  );
  if (!field || field[property] === old[property]) return field;
  Object.assign(field, { [property]: old[property] });
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  return field;
}
