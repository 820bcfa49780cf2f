export type ResponseKind = "json" | "page";

type Service = { endpoint?: string; answersFrom?: string };

/** If a form service answers with a page instead, the owner sets `answers: page`. */
export const SUCCESS_RESPONSES: Record<string, Record<string, unknown>> = {
  Formspree: { ok: true },
  Web3Forms: { success: true },
  FormSubmit: { success: "true" },
  Getform: { success: true },
  Basin: { success: true },
  Formcarry: { code: 200, status: "success" },
  "Google Apps Script": { result: "success" },
  "Google Apps Script, another common script": { status: "success" },
};

const KNOWN_SUCCESSES = Object.values(SUCCESS_RESPONSES);

const RESPONSE_ORIGINS: Record<string, string> = {
  "https://script.google.com": "https://script.googleusercontent.com",
  "https://api.web3forms.com": "https://web3forms.com",
};

/** A page's policy blocks all other origins. */
export function getServiceOrigins({ endpoint, answersFrom }: Service): string[] {
  if (!endpoint) return [];
  const { origin } = new URL(endpoint);
  const second = answersFrom ? new URL(answersFrom).origin : RESPONSE_ORIGINS[origin];
  return second ? [origin, second] : [origin];
}

export function isAccepted(status: number, text: string, kind: ResponseKind): boolean {
  const answer = parse(text);
  if (kind === "page" && status >= 300 && status < 400) return true;
  if (status < 200 || status >= 300 || isRejected(answer)) return false;
  return (
    kind === "page" ||
    KNOWN_SUCCESSES.some((says) => Object.keys(says).every((key) => answer[key] === says[key]))
  );
}

/** An error key, or a known key whose value means failure. */
function isRejected(answer: Record<string, unknown>): boolean {
  return Object.entries(answer).some(([key, value]) => {
    const word = key.toLowerCase();
    if (word === "error" || word === "errors") return !isEmpty(value);
    const meanings = KNOWN_SUCCESSES.filter((says) => Object.hasOwn(says, word));
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
