import { type SubmitEvent, useState } from "react";
import { INQUIRY_SLOW_MS, SENDING_MIN_MS } from "#app/config/timing.ts";
import { showToast, type Toast } from "#app/hooks/use-toast.ts";
import { showPreviewReport } from "./preview-report.ts";
import { sendForm, UnconfirmedError } from "./send-form.ts";
import { HONEYPOT_NAME } from "./submission-form.tsx";

const SLOW = { text: "Still sending. Please keep this page open." };

type Outcome = "sent" | "failed" | "unconfirmed";
type State = "idle" | "sending" | "slow" | Outcome;

type Options = {
  outcomes: Record<Outcome, Toast>;
  compose?: (typed: FormData) => FormData | Promise<FormData>;
  onSent?: (newer: Record<string, string>) => void;
  onFailed?: (outcome: Outcome) => void;
};

export function useSubmission(options: Options) {
  const { outcomes, compose = (typed) => typed, onSent, onFailed } = options;
  const [state, setState] = useState<State>("idle");
  const isBusy = state === "sending" || state === "slow";
  const said: Partial<Record<State, { text: string }>> = { ...outcomes, slow: SLOW };

  const settle = (outcome: Outcome) => {
    setState(outcome);
    showToast({ ...outcomes[outcome], destructive: outcome !== "sent" });
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setState("sending");
    const slow = setTimeout(() => setState("slow"), INQUIRY_SLOW_MS);
    const sendingShown = new Promise((resolve) => setTimeout(resolve, SENDING_MIN_MS));
    const form = event.currentTarget;
    const typed = new FormData(form);
    const send = async () => {
      const message = markSuspicious(typed);
      return deliver(form, message, await compose(message));
    };
    try {
      const answer = await send().finally(() => sendingShown);
      const newer = resetSent(form, typed);
      settle("sent");
      onSent?.(newer);
      if (import.meta.env.DEV) showPreviewReport(form, answer, "sent");
    } catch (error) {
      console.warn("The form was not sent:", error);
      const outcome = error instanceof UnconfirmedError ? "unconfirmed" : "failed";
      settle(outcome);
      onFailed?.(outcome);
      if (import.meta.env.DEV) showPreviewReport(form, String(error), outcome);
    } finally {
      clearTimeout(slow);
    }
  };

  return { state, isBusy, status: said[state]?.text, onSubmit };
}

/** A robot fills in the honeypot, but so may a visitor's software, so nothing is dropped. */
export function markSuspicious(typed: FormData): FormData {
  const message = new FormData();
  for (const [name, value] of typed) if (name !== HONEYPOT_NAME) message.append(name, value);
  const trap = typed.get(HONEYPOT_NAME);
  if (trap) message.set("Possible spam", `yes, a hidden field was filled in: ${trap}`);
  return message;
}

async function deliver(form: HTMLFormElement, message: FormData, submission: FormData) {
  const endpoint = form.getAttribute("action") ?? "";
  const answers = form.dataset.answers === "page" ? "page" : "json";
  if (endpoint.startsWith("http")) return sendForm({ endpoint, answers }, submission);
  // Without a form service, the specification wants the data logged.
  console.log("Form submitted:", { ...Object.fromEntries(message), ...describePhotos(submission) });
  return "nothing was sent";
}

const describePhotos = (submission: FormData) =>
  Object.fromEntries(
    [...submission].flatMap(([label, value]) =>
      value instanceof File ? [[label, `${value.name}, ${value.size} bytes`]] : [],
    ),
  );

/** A visitor who left and came back sees a new form, which is found by its id. */
function resetSent({ id }: HTMLFormElement, sent: FormData) {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return {};
  const fields = [...new FormData(form)] as [name: string, value: string][];
  const newer = fields.filter(([name, value]) => value !== sent.get(name));
  form.reset();
  for (const [name, value] of newer) Object.assign(form.elements.namedItem(name) ?? {}, { value });
  return Object.fromEntries(newer);
}
