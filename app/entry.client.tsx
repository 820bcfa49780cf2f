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

let forms = [...document.forms];

startTransition(() => {
  hydrateRoot(document, <HydratedRouter instrumentations={[guardedNavigations]} />, {
    onRecoverableError(error) {
      reportError(error);
      keepWords();
    },
  });
});

/** Where a translator or a password manager has changed the page, React has rendered it anew. */
function keepWords() {
  for (const old of forms) {
    const now = old.isConnected ? undefined : document.getElementById(old.id);
    if (now instanceof HTMLFormElement) for (const field of fieldsOf(old)) copyInto(now, field);
  }
  forms = [...document.forms];
}

const fieldsOf = (form: HTMLFormElement) =>
  form.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select, textarea");

function copyInto(form: HTMLFormElement, old: HTMLInputElement) {
  const isOption = old.type === "radio" || old.type === "checkbox";
  const property = isOption ? "checked" : old.type === "file" ? "files" : "value";
  for (const field of fieldsOf(form)) {
    const isSame = field.name === old.name && (!isOption || field.value === old.value);
    if (!isSame || field[property] === old[property]) continue;
    Object.assign(field, { [property]: old[property] });
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
