import { KEEPALIVE_MAX_BYTES } from "#app/config/limits.ts";
import { INQUIRY_TIMEOUT_MS, PHOTO_TIMEOUT_MS } from "#app/config/timing.ts";
import { type AnswerKind, hasArrived } from "#app/lib/form-service-answers.ts";

/** More than a browser writes before each field of a form. */
const PART_HEADER_BYTES = 300;

export type FormServiceAddress = { endpoint: string; answers: AnswerKind };

/** The form has left, but whether the service took it cannot be told. */
export class UnseenAnswer extends Error {}

/**
 * Sends a form to the owner's form service. Rejects unless the service has said yes. Never sends it
 * twice: browsers say the same of a lost connection as of an answer that they may not show.
 */
export async function sendForm(service: FormServiceAddress, form: FormData) {
  const isOffline = navigator.onLine === false;
  const { status, text } = await post(service, form).catch((error) => {
    throw isOffline ? error : new UnseenAnswer(String(error));
  });
  if (!hasArrived(status, text, service.answers))
    throw new Error(`the form service answered ${status} without a known yes`);
}

async function post({ endpoint, answers }: FormServiceAddress, form: FormData) {
  const deadline = new AbortController();
  setTimeout(() => deadline.abort(), timeoutOf(form));
  const response = await fetch(endpoint, {
    method: "POST",
    body: form,
    signal: deadline.signal,
    headers: { Accept: "application/json" },
    // Where a redirect is the answer, the page that it leads to need not be readable.
    redirect: answers === "page" ? "manual" : "follow",
    keepalive: sizeOf(form) <= KEEPALIVE_MAX_BYTES,
  });
  // A browser hides the status of a redirect that it does not follow.
  const status = response.type === "opaqueredirect" ? 302 : response.status;
  return { status, text: await response.text() };
}

function timeoutOf(form: FormData): number {
  const files = [...form.values()].filter((value) => typeof value !== "string");
  return INQUIRY_TIMEOUT_MS + files.length * PHOTO_TIMEOUT_MS;
}

function sizeOf(form: FormData): number {
  const parts = [...form];
  return new Blob(parts.flat()).size + parts.length * PART_HEADER_BYTES;
}
