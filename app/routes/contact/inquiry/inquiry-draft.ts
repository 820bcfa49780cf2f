import type { SentMessage } from "./sent-message.ts";

export type InquiryDraft = {
  /** The last try to send it, if there was one. */
  sent?: SentMessage;
  /** The query of the page it was written on: what that asked for is in the fields already. */
  search: string;
  fields: Record<string, string>;
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
