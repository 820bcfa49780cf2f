import { HONEYPOT_NAME } from "#app/components/submission/submission-form.tsx";

type Fields = Record<string, string>;

/** A message that was sent, or tried to: the id is for its receiver, the words tell it apart. */
export type SentMessage = { id: string; words: string };

export type InquiryDraft = {
  /** The last try to send it, if there was one. */
  sent?: SentMessage;
  /** The query of the page it was written on: what that asked for is in the fields already. */
  search: string;
  fields: Fields;
};

const KEY = "inquiry-draft";

/** A browser may forbid storage, and what it returns may be anyone's: no draft is no harm. */
export function readDraft(): InquiryDraft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return draft?.fields ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(draft: InquiryDraft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {}
}

export function clearDraft() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

export function fieldsOf(form: HTMLFormElement): Fields {
  const typed = [...new FormData(form)].filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" && field[0] !== HONEYPOT_NAME,
  );
  return Object.fromEntries(typed);
}

/** The same words keep their id, however often they are sent; other words are another message. */
export function identify(fields: Fields, last?: SentMessage): SentMessage {
  const words = wordsOf(fields);
  return last?.words === words ? last : { id: newId(), words };
}

/** Without the page the visitor came from, which a reload changes. */
export function wordsOf({ cameFrom: _, ...fields }: Fields): string {
  return JSON.stringify(fields);
}

/** Browsers keep randomUUID from pages without HTTPS. */
function newId(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
}

/** Puts values back into a form, except where the visitor has typed something newer. */
export function fillForm(form: HTMLFormElement, values: Fields) {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (isUntouched(control)) control.value = value;
  }
}

type Fillable = RadioNodeList | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isUntouched(control: RadioNodeList | Element | null): control is Fillable {
  if (control instanceof RadioNodeList)
    return ([...control] as HTMLInputElement[]).every(
      ({ checked, defaultChecked }) => checked === defaultChecked,
    );
  if (control instanceof HTMLSelectElement) return control.selectedIndex === 0;
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)
    return control.type !== "hidden" && control.value === control.defaultValue;
  return false;
}
