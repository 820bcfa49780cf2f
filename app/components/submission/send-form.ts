import { KEEPALIVE_MAX_BYTES } from "#app/config/limits.ts";
import { INQUIRY_TIMEOUT_MS, PHOTO_TIMEOUT_MS } from "#app/config/timing.ts";
import { isAccepted, type ResponseKind } from "#app/lib/form-service-responses.ts";
import { reachHost } from "#app/lib/reach-host.ts";

const MAX_SHOWN = 300;

type Service = { endpoint: string; answers: ResponseKind };

/** The form was sent, but nobody knows whether the service accepted it. */
export class UnconfirmedError extends Error {}

/** Never retries: fetch can't tell a dropped connection from a CORS block. */
export async function sendForm(service: Service, form: FormData): Promise<string> {
  // If the host answers at the same moment, the form may have arrived despite `navigator.onLine`.
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
    // With answers of kind "page", a redirect may lead to a page that fetch can't read.
    redirect: answers === "page" ? "manual" : "follow",
    keepalive: new Blob(parts).size <= KEEPALIVE_MAX_BYTES,
  });
  // fetch hides the status of a redirect that it doesn't follow.
  const status = response.type === "opaqueredirect" ? 302 : response.status;
  return { status, text: await response.text(), url: response.url };
}
