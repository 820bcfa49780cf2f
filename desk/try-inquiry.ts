import { INQUIRY_TIMEOUT_MS } from "#app/config/timing.ts";
import { hasArrived, serviceOrigins } from "#app/lib/form-service-answers.ts";
import type { FormService } from "#app/model/schema/settings.ts";

const MAX_SHOWN = 500;
/** As many as browsers follow. */
const MAX_REDIRECTS = 20;

export async function tryInquiry(service: FormService, website: string): Promise<Report> {
  if (!service.endpoint)
    return no(
      "No form service is set: inquiries are only logged in the visitor's browser.",
      "Name one in settings.yml, under inquiries: endpoint.",
    );
  const { origin } = new URL(website);
  const result = await send(service, service.endpoint, origin).catch((error: Error) => error);
  if (result instanceof Error)
    return no(`${service.endpoint} could not be reached: ${reasonOf(result)}`, UNKNOWN);
  const { response, obstacle } = result;
  const text = await response.text();
  const answer = `The service answered ${response.status}: ${shortened(text)}`;
  if (obstacle) return no(answer, ...obstacle);
  if (hasArrived(response.status, text, service.answers ?? "json"))
    return {
      counts: true,
      lines: [
        answer,
        'The site would count it as sent and say "Message Sent".',
        "Look whether the test inquiry has reached your inbox.",
      ],
    };
  const advice =
    'If the test inquiry has reached your inbox, add "answers: page" under the endpoint.';
  const isPage = hasArrived(response.status, text, "page");
  return no(answer, NOT_COUNTED, ...(isPage ? [advice] : []));
}

type Report = { counts: boolean; lines: string[] };

const NOT_COUNTED =
  "The site would not count it as sent; the visitor would be told and keep every word.";
const UNKNOWN =
  "The site could not tell whether it arrived; the visitor would be told and keep every word.";

const no = (...lines: string[]): Report => ({ counts: false, lines });

async function send(service: FormService, endpoint: string, origin: string) {
  const signal = AbortSignal.timeout(INQUIRY_TIMEOUT_MS);
  const headers = { Accept: "application/json", Origin: origin, Referer: `${origin}/contact` };
  const known = [origin, ...serviceOrigins(service)];
  let url = new URL(endpoint);
  let request: RequestInit = { method: "POST", body: testInquiry(service) };
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(url, { ...request, headers, signal, redirect: "manual" });
    const allowed = response.headers.get("Access-Control-Allow-Origin") ?? "";
    const isReadable = [url.origin, allowed].includes(headers.Origin) || allowed === "*";
    if (!isReadable) return { response, obstacle: unreadable(url, origin) };
    const location = response.headers.get("Location");
    if (!location) return { response };
    const next = new URL(location, url);
    if (!known.includes(next.origin)) return { response, obstacle: elsewhere(next) };
    if (service.answers === "page") return { response };
    // As browsers do: only these two carry the form along.
    if (response.status !== 307 && response.status !== 308) request = { method: "GET" };
    if (![origin, next.origin].includes(url.origin)) headers.Origin = "null";
    url = next;
  }
  throw new Error(`it redirects more than ${MAX_REDIRECTS} times`);
}

function testInquiry({ fields = [] }: FormService): FormData {
  const body = new FormData();
  for (const { name, value } of fields) body.set(name, value);
  body.set("name", "Test of the website");
  body.set("email", "test@example.com");
  body.set("message", "TEST: sent by npm run try-inquiry. You can delete this message.");
  return body;
}

const unreadable = (url: URL, origin: string) => [
  `${UNKNOWN} Browsers may not read the answer: ${url.origin} does not allow ${origin}.`,
  "Look in the service's settings for allowed domains.",
];

const elsewhere = (next: URL) => [
  `${UNKNOWN} The answer comes from another address, which the site does not let through.`,
  `If that is your service's own, add under the endpoint: answersFrom: "${next.origin}"`,
];

function reasonOf({ message, cause, name }: Error): string {
  if (name === "TimeoutError") return `no answer within ${INQUIRY_TIMEOUT_MS / 1000} seconds`;
  return cause instanceof Error ? cause.message || String(cause) : message;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (!line) return "(nothing)";
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}...` : line;
}
