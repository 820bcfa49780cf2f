import { type SubmitEvent, useRef, useState } from "react";
import { markSuspicious } from "./honeypot.ts";
import { resetSent } from "./reset-sent.ts";
import { type FormServiceAddress, sendForm } from "./send-form.ts";

export type SubmissionState = "idle" | "sending" | "sent" | "failed";

type Options = {
  /** Turns what was typed into what a form service receives. */
  compose?: (typed: FormData) => FormData | Promise<FormData>;
  /** `keeps` says that the form holds words that were typed while it was being sent. */
  onSent: (sent: { typed: FormData; keeps: boolean }) => void;
  onFailed: (form: HTMLFormElement) => void;
};

/** Sends a form once to its own `action`, and keeps every word until the service has said yes. */
export function useSubmission({ compose = (typed) => typed, onSent, onFailed }: Options) {
  const [state, setState] = useState<SubmissionState>("idle");
  const isBusy = useRef(false);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setState("sending");
    const form = event.currentTarget;
    const typed = new FormData(form);
    try {
      const message = markSuspicious(new FormData(form));
      const service = serviceOf(form);
      const letter = await compose(message);
      if (service) await sendForm(service, letter);
      // The specification's own way without a service: nothing leaves the browser.
      else console.log("Form submitted:", Object.fromEntries(message));
      const keeps = resetSent(shownNow(form), typed);
      setState("sent");
      onSent({ typed, keeps });
    } catch (error) {
      console.warn("The form was not sent:", error);
      setState("failed");
      onFailed(form);
    } finally {
      isBusy.current = false;
    }
  };

  return { state, onSubmit };
}

function serviceOf(form: HTMLFormElement): FormServiceAddress | undefined {
  const action = form.getAttribute("action") ?? "";
  if (!/^https?:/.test(action)) return undefined;
  return { endpoint: action, answers: form.dataset.answers === "page" ? "page" : "json" };
}

/** A visitor who left the page while it was being sent, and came back, sees another form. */
function shownNow(form: HTMLFormElement): HTMLFormElement {
  const current = form.isConnected ? form : document.getElementById(form.id);
  return current instanceof HTMLFormElement ? current : form;
}
