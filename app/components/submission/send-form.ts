import { KEEPALIVE_MAX_BYTES } from "#app/config/limits.ts";
import { INQUIRY_RETRY_MS, INQUIRY_TIMEOUT_MS, PHOTO_TIMEOUT_MS } from "#app/config/timing.ts";
import { type AnswerKind, hasArrived } from "#app/lib/form-service-answers.ts";

/** More than a browser writes before each field of a form. */
const PART_HEADER_BYTES = 300;

export type FormServiceAddress = { endpoint: string; answers: AnswerKind };

/** Sends a form to the owner's form service. Rejects unless the service has said yes. */
export async function sendForm({ endpoint, answers }: FormServiceAddress, form: FormData) {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutOf(form));
  const request: RequestInit = {
    method: "POST",
    body: form,
    signal: deadline.signal,
    headers: { Accept: "application/json" },
    // Where a redirect is the answer, the page that it leads to need not be readable.
    redirect: answers === "page" ? "manual" : "follow",
  };
  try {
    const response = await postTwiceIfNeeded(endpoint, request, form);
    // A browser hides the status of a redirect that it does not follow.
    const status = response.type === "opaqueredirect" ? 302 : response.status;
    if (!hasArrived(status, await response.text(), answers))
      throw new Error(`the form service answered ${status} without a known yes`);
  } finally {
    clearTimeout(timer);
  }
}

/** Only a lost connection is worth a second try: an answer or a time-out may mean it arrived. */
async function postTwiceIfNeeded(endpoint: string, request: RequestInit, form: FormData) {
  try {
    const keepalive = sizeOf(form) <= KEEPALIVE_MAX_BYTES;
    return await fetch(endpoint, { ...request, keepalive });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, INQUIRY_RETRY_MS));
    // Other requests may have used up what a page can keep alive.
    return fetch(endpoint, request);
  }
}

function timeoutOf(form: FormData): number {
  const files = [...form.values()].filter((value) => typeof value !== "string");
  return INQUIRY_TIMEOUT_MS + files.length * PHOTO_TIMEOUT_MS;
}

function sizeOf(form: FormData): number {
  const parts = [...form].map(([name, value]) => new Blob([name, value]).size + PART_HEADER_BYTES);
  return parts.reduce((sum, size) => sum + size, 0);
}
