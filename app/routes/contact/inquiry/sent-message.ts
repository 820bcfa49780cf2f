/** A message that was sent, or tried to: the id is for its receiver, the words tell it apart. */
export type SentMessage = { id: string; words: string };

/** The same words keep their id, however often they are sent; other words are another message. */
export function identify(fields: Record<string, string>, last?: SentMessage): SentMessage {
  const words = wordsOf(fields);
  return last?.words === words ? last : { id: newId(), words };
}

/** Without the page the visitor came from, which a reload changes. */
export function wordsOf({ cameFrom: _, ...fields }: Record<string, string>): string {
  return JSON.stringify(fields);
}

/** Browsers keep randomUUID from pages without HTTPS. */
function newId(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : `${Date.now()}-${Math.random()}`;
}
