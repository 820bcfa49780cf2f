import { getServiceOrigins } from "#app/lib/form-service-responses.ts";

const MEANING = {
  sent: "The site counts it as sent. Check that it reached your inbox.",
  failed:
    'The site doesn\'t count it as sent, and the visitor keeps every word. If it reached your inbox, add "answers: page" below the endpoint.',
  unconfirmed:
    "The browser blocked the response (CORS), so the visitor sees that there was no confirmation. Look for allowed domains in the service's settings.",
};

type Outcome = keyof typeof MEANING;

/** Only the preview shows this. */
export function showPreviewReport(form: HTMLFormElement, answer: string, outcome: Outcome) {
  const note = form.querySelector("output") ?? form.appendChild(document.createElement("output"));
  note.textContent = describeAnswer(form.action, answer, outcome);
}

export function describeAnswer(endpoint: string, answer: string, outcome: Outcome): string {
  if (!endpoint.startsWith("http")) return "Preview: settings.yml names no form service yet.";
  const [url = endpoint] = answer.match(/https?:\/\/\S+/) ?? [];
  const { origin } = new URL(url);
  // Only the published site has a policy, which would block an answer from another origin.
  const isStopped = !getServiceOrigins({ endpoint }).includes(origin);
  const advice = isStopped ? ` The published site needs "answersFrom: ${origin}" as well.` : "";
  return `Preview: sent to ${endpoint}. ${answer}. ${MEANING[outcome]}${advice}`;
}
