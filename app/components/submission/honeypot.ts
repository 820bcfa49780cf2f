/** Means nothing, so that no password manager or autofill takes it for something it knows. */
export const HONEYPOT_NAME = "zq4";

const MARK = "Possible spam";

/**
 * What was typed, without the hidden field. A robot fills that in, but a visitor's software may as
 * well: so nothing is dropped, and the owner's inbox can sort by the mark.
 */
export function markSuspicious(typed: FormData): FormData {
  const trap = typed.get(HONEYPOT_NAME);
  typed.delete(HONEYPOT_NAME);
  if (trap) typed.set(MARK, `yes, a hidden field was filled in: ${trap}`);
  return typed;
}
