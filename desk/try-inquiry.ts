import { hasArrived } from "#app/lib/form-service-answers.ts";
import type { FormService } from "#app/model/schema/settings.ts";

const TIMEOUT_MS = 10_000;
const MAX_SHOWN = 500;

export async function tryInquiry(service: FormService, website: string): Promise<Report> {
  const { endpoint, answers = "json" } = service;
  if (!endpoint)
    return no(
      "No form service is set: inquiries are only logged in the visitor's browser.",
      "Name one in settings.yml, under inquiries: endpoint.",
    );
  const origin = new URL(website).origin;
  const response = await post(endpoint, origin, service).catch((error: Error) => error);
  if (response instanceof Error)
    return no(`${endpoint} could not be reached: ${reasonOf(response)}`, NOT_COUNTED);
  const text = await response.text();
  const answer = `The service answered ${response.status}: ${shortened(text)}`;
  if (!isReadable(response, endpoint, origin))
    return no(
      answer,
      `${NOT_COUNTED} Browsers may not read the answer: the service does not allow ${origin}.`,
      "Look in its settings for allowed domains.",
    );
  if (hasArrived(response.status, text, answers))
    return {
      counts: true,
      lines: [
        answer,
        'The site would count it as sent and say "Message Sent".',
        "Look whether the test inquiry has reached your inbox.",
      ],
    };
  if (!hasArrived(response.status, text, "page")) return no(answer, NOT_COUNTED);
  return no(
    answer,
    NOT_COUNTED,
    'If the test inquiry has reached your inbox, add "answers: page" under the endpoint.',
  );
}

type Report = { counts: boolean; lines: string[] };

const NOT_COUNTED =
  "The site would not count it as sent; the visitor would be told and keep every word.";

const no = (...lines: string[]): Report => ({ counts: false, lines });

function post(endpoint: string, origin: string, { answers, fields = [] }: FormService) {
  const body = new FormData();
  for (const { name, value } of fields) body.set(name, value);
  body.set("name", "Test of the website");
  body.set("email", "test@example.com");
  body.set("message", "TEST: sent by npm run try-inquiry. You can delete this message.");
  return fetch(endpoint, {
    method: "POST",
    body,
    headers: { Accept: "application/json", Origin: origin, Referer: `${origin}/contact` },
    redirect: answers === "page" ? "manual" : "follow",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** A browser hands an answer from elsewhere to the site only where the service allows it. */
function isReadable({ headers }: Response, endpoint: string, origin: string): boolean {
  const allowed = headers.get("Access-Control-Allow-Origin");
  return new URL(endpoint).origin === origin || allowed === "*" || allowed === origin;
}

function reasonOf({ message, cause, name }: Error): string {
  if (name === "TimeoutError") return "no answer within 10 seconds";
  return cause instanceof Error ? cause.message || String(cause) : message;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (!line) return "(nothing)";
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}...` : line;
}
