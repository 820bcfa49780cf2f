import { ENQUIRY_RETRY_MS, ENQUIRY_TIMEOUT_MS } from "#app/config/timing.ts";

/**
 * Sends what a visitor typed to the owner's form service. Without one nothing leaves the
 * browser: the data is logged, as the specification asks. Rejects when it did not arrive.
 */
export async function sendForm(endpoint: string | undefined, form: FormData): Promise<void> {
  if (!endpoint) {
    console.log("Form submitted:", Object.fromEntries(form));
    return;
  }
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), ENQUIRY_TIMEOUT_MS);
  try {
    const response = await postTwiceIfNeeded(endpoint, form, deadline.signal);
    if (!response.ok) throw new Error(`the form service answered ${response.status}`);
    if (isRefusal(await response.json())) throw new Error("the form service refused the form");
  } finally {
    clearTimeout(timer);
  }
}

/** Only a lost connection is worth a second try: an answer or a time-out may mean it arrived. */
async function postTwiceIfNeeded(endpoint: string, form: FormData, signal: AbortSignal) {
  try {
    return await post(endpoint, form, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    // Leaving the page also breaks the connection; a page that is gone must not send again.
    await new Promise((resolve) => setTimeout(resolve, ENQUIRY_RETRY_MS));
    return post(endpoint, form, signal);
  }
}

function post(endpoint: string, body: FormData, signal: AbortSignal): Promise<Response> {
  return fetch(endpoint, { method: "POST", body, signal, headers: { Accept: "application/json" } });
}

/** Some services say 200 and mean no. */
function isRefusal(answer: { success?: unknown; ok?: unknown } | null): boolean {
  return answer?.success === false || answer?.ok === false;
}
