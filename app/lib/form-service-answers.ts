export type AnswerKind = "json" | "page";

type Service = { endpoint?: string; answersFrom?: string };

/** All that counts as yes in JSON; a service that answers with a page is told by `answers: page`. */
export const KNOWN_YES: Record<string, Record<string, unknown>> = {
  Formspree: { ok: true },
  Web3Forms: { success: true },
  FormSubmit: { success: "true" },
  Getform: { success: true },
  Basin: { success: true },
  Formcarry: { code: 200, status: "success" },
  "Google Apps Script": { result: "success" },
  "Google Apps Script, another common script": { status: "success" },
};

const YES = Object.values(KNOWN_YES);

const ANSWERS_FROM: Record<string, string> = {
  "https://script.google.com": "https://script.googleusercontent.com",
  "https://api.web3forms.com": "https://web3forms.com",
};

/** The origins that a form reaches; what leads elsewhere is stopped by the page's own policy. */
export function serviceOrigins({ endpoint, answersFrom }: Service): string[] {
  if (!endpoint) return [];
  const { origin } = new URL(endpoint);
  const second = answersFrom ? new URL(answersFrom).origin : ANSWERS_FROM[origin];
  return second ? [origin, second] : [origin];
}

export function hasArrived(status: number, text: string, kind: AnswerKind): boolean {
  const answer = parse(text);
  if (kind === "page" && status >= 300 && status < 400) return true;
  if (status < 200 || status >= 300 || isNo(answer)) return false;
  return (
    kind === "page" ||
    YES.some((says) => Object.keys(says).every((key) => answer[key] === says[key]))
  );
}

/** An error, or a word of the table in any case with a value that stands for no service's yes. */
function isNo(answer: Record<string, unknown>): boolean {
  return Object.entries(answer).some(([key, value]) => {
    const word = key.toLowerCase();
    if (word === "error" || word === "errors") return !isEmpty(value);
    const meanings = YES.filter((says) => Object.hasOwn(says, word));
    return meanings.length > 0 && !meanings.some((says) => says[word] === value);
  });
}

function isEmpty(value: unknown): boolean {
  return !value || (typeof value === "object" && Object.keys(value).length === 0);
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
