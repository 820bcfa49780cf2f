import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import {
  guardedNavigations,
  importOnPress,
  quietNavigations,
} from "./shell/loading/navigations.ts";
import { hydrateUnderRenderedPath } from "./shell/not-found/requested-path.ts";

hydrateUnderRenderedPath();
importOnPress();
quietNavigations();

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea"),
];
const typed = [...document.forms].flatMap((form) =>
  fieldsOf(form).map((field) => ({ formId: form.id, field })),
);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter instrumentations={[guardedNavigations]} />, {
    onRecoverableError(error) {
      reportError(error);
      if (keepWords()) return;
      // A form may get its fields later than itself.
      const watch = new MutationObserver(() => keepWords() && watch.disconnect());
      watch.observe(document.body, { childList: true, subtree: true });
    },
  });
});

/**
 * Where a translator or a password manager has changed the page, React has rendered it anew. Tells
 * whether every field is there again.
 */
function keepWords(): boolean {
  for (const kept of typed) {
    const form = kept.field.isConnected ? null : document.getElementById(kept.formId);
    if (form instanceof HTMLFormElement) kept.field = copyInto(form, kept.field) ?? kept.field;
  }
  return typed.every(({ field }) => field.isConnected);
}

function copyInto(form: HTMLFormElement, old: HTMLInputElement) {
  const isOption = old.type === "radio" || old.type === "checkbox";
  const property = isOption ? "checked" : old.type === "file" ? "files" : "value";
  const field = fieldsOf(form).find(
    ({ name, value }) => name === old.name && (!isOption || value === old.value),
  );
  if (!field || field[property] === old[property]) return field;
  Object.assign(field, { [property]: old[property] });
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  return field;
}
