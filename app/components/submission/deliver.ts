import { type FormServiceAddress, sendForm, UnseenAnswer } from "./send-form.ts";
import { HONEYPOT_NAME } from "./submission-form.tsx";

export type Compose = (typed: FormData) => FormData | Promise<FormData>;

/**
 * Sends what was typed to the form's own `action`. Rejects unless the service has said yes; tells
 * whether the form holds words that were typed meanwhile.
 */
export async function deliver(form: HTMLFormElement, typed: FormData, compose: Compose) {
  const message = markSuspicious(typed);
  const service = serviceOf(form);
  const letter = await compose(message);
  if (service) await sendForm(service, letter);
  // The specification's own way without a service: nothing leaves the browser.
  else console.log("Form submitted:", Object.fromEntries(message));
  return resetSent(shownNow(form), typed);
}

export const isUnseen = (error: unknown) => error instanceof UnseenAnswer;

/** A robot fills in the honeypot, but a visitor's software may as well: so nothing is dropped. */
export function markSuspicious(typed: FormData): FormData {
  const message = new FormData();
  for (const [name, value] of typed) if (name !== HONEYPOT_NAME) message.append(name, value);
  const trap = typed.get(HONEYPOT_NAME);
  if (trap) message.set("Possible spam", `yes, a hidden field was filled in: ${trap}`);
  return message;
}

function serviceOf(form: HTMLFormElement): FormServiceAddress | undefined {
  const action = form.getAttribute("action") ?? "";
  if (!/^https?:/.test(action)) return undefined;
  return { endpoint: action, answers: form.dataset.answers === "page" ? "page" : "json" };
}

/** A visitor who left the page while it was being sent, and came back, sees another form. */
function shownNow(form: HTMLFormElement): HTMLFormElement {
  const current = form.isConnected ? form : document.getElementById(form.id);
  return current instanceof HTMLFormElement ? current : form;
}

/** Empties the fields that still hold what was sent. Tells whether any holds something newer. */
function resetSent(form: HTMLFormElement, sent: FormData): boolean {
  const newer = [...new FormData(form)].filter(([name, value]) => value !== sent.get(name));
  form.reset();
  for (const [name, value] of newer) {
    const control = form.elements.namedItem(name) as HTMLInputElement | RadioNodeList;
    control.value = String(value);
  }
  return newer.length > 0;
}
