import { KEEPALIVE_MAX_BYTES } from "#app/config/limits.ts";
import { INQUIRY_TIMEOUT_MS, PHOTO_TIMEOUT_MS } from "#app/config/timing.ts";
import { isAccepted, type ResponseKind } from "#app/lib/form-service-responses.ts";
import { reachHost } from "#app/lib/reach-host.ts";

const MAX_SHOWN = 300;

type Service = { endpoint: string; answers: ResponseKind };

/** The form has left, but whether the service took it cannot be told. */
export class UnconfirmedError extends Error {}

/**
 * Says what came back. Never sent twice: browsers say the same of a lost connection as of an answer they
 * may not show.
 */
export async function sendForm(service: Service, form: FormData): Promise<string> {
  // Asked at the same moment: what was sent into a line that the flag denies may have arrived.
  const isOffline = navigator.onLine
    ? false
    : reachHost().then(
        () => false,
        () => true,
      );
  const { status, text, url } = await post(service, form).catch(async (error) => {
    throw (await isOffline) ? error : new UnconfirmedError(String(error));
  });
  const answer = `${url || service.endpoint} answered ${status}`;
  if (!isAccepted(status, text, service.answers))
    throw new Error(`${answer} without a known yes: ${text.slice(0, MAX_SHOWN)}`);
  return answer;
}

async function post({ endpoint, answers }: Service, form: FormData) {
  const parts = [...form].flat();
  const photos = parts.filter((part) => part instanceof File);
  const deadline = new AbortController();
  setTimeout(() => deadline.abort(), INQUIRY_TIMEOUT_MS + photos.length * PHOTO_TIMEOUT_MS);
  const response = await fetch(endpoint, {
    method: "POST",
    body: form,
    signal: deadline.signal,
    headers: { Accept: "application/json" },
    // Where a redirect is the answer, the page that it leads to need not be readable.
    redirect: answers === "page" ? "manual" : "follow",
    keepalive: new Blob(parts).size <= KEEPALIVE_MAX_BYTES,
  });
  // A browser hides the status of a redirect that it does not follow.
  const status = response.type === "opaqueredirect" ? 302 : response.status;
  return { status, text: await response.text(), url: response.url };
}
