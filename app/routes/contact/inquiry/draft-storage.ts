import { HONEYPOT_NAME } from "#app/components/submission/submission-form.tsx";
import { FIELDS } from "./fields.ts";

type Fields = Record<string, string>;

/** A message that was sent, or tried to: the id is for its receiver, the words tell it apart. */
export type SentMessage = { id: string; words: string };

export type InquiryDraft = {
  sent?: SentMessage;
  /** The query of the page it was written on: what that asked for is in the fields already. */
  search: string;
  fields: Fields;
};

const KEY = "inquiry-draft";
const PHOTOS_KEY = "inquiry-photos";

export function readDraft(): InquiryDraft | undefined {
  return attempt(() => {
    const { sent, search, fields } = JSON.parse(sessionStorage.getItem(KEY) ?? "");
    const isSent = typeof sent?.id === "string" && typeof sent.words === "string";
    return { sent: isSent ? sent : undefined, search, fields: textsIn(Object.entries(fields)) };
  });
}

export function saveDraft(draft: InquiryDraft) {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));
}

export function clearDraft() {
  for (const key of [KEY, PHOTOS_KEY]) attempt(() => sessionStorage.removeItem(key));
}

/** Photos themselves are lost with the page; their number is kept so that this can be told. */
export function savePhotoCount(count: number) {
  attempt(() => sessionStorage.setItem(PHOTOS_KEY, String(count)));
}

export function readPhotoCount(): number {
  return Number(attempt(() => sessionStorage.getItem(PHOTOS_KEY))) || 0;
}

/** A browser may forbid storage, and what it holds may be anyone's: no draft is no harm. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

export function fieldsOf(form: HTMLFormElement | null): Fields {
  const { [HONEYPOT_NAME]: _, ...fields } = textsIn([...new FormData(form ?? undefined)]);
  return fields;
}

function textsIn(entries: [string, unknown][]): Fields {
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** Whether nothing is left of what was typed; choices always have a value. */
export function isBlank(fields: Fields): boolean {
  return FIELDS.every(({ name, kind }) => kind === "choice" || !fields[name]?.trim());
}

/** The same words keep their id, however often they are sent; other words are another message. */
export function identify(fields: Fields, last?: SentMessage): SentMessage {
  const words = wordsOf(fields);
  return last?.words === words ? last : { id: newId(), words };
}

export function wordsOf({ cameFrom: _, ...fields }: Fields): string {
  return JSON.stringify(fields);
}

/** Browsers keep randomUUID from pages without HTTPS. */
function newId(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
}
