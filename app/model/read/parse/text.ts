const decoder = new TextDecoder("utf-8", { fatal: true });

/** What no keyboard types, and neither YAML, HTML nor XML may hold. */
const INVISIBLE = /[^\P{Cc}\t]|[\ufffe\uffff]/u;

export function decodeText(bytes: Uint8Array, problem: (place: string, what: string) => void) {
  let text: string;
  try {
    text = decoder.decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    problem("", "is not saved as UTF-8; choose that encoding when you save it");
    return undefined;
  }
  const line = text.split("\n").findIndex((candidate) => INVISIBLE.test(candidate));
  if (line < 0) return text;
  problem(`line ${line + 1}`, "holds an invisible sign that cannot be shown; type the line anew");
  return undefined;
}
