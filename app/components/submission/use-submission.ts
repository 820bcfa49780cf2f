import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { Compose } from "./deliver.ts";

export type SubmissionState = "idle" | "sending" | "sent" | "failed";

type Options = {
  compose?: Compose;
  /** `keeps` says that the form holds words that were typed while it was being sent. */
  onSent: (sent: { typed: FormData; keeps: boolean }) => void;
  onFailed: (form: HTMLFormElement) => void;
};

/** Comes after hydration. Kept, because a visitor may leave the page before a second import. */
let delivery: typeof import("./deliver.ts") | undefined;
const loadDelivery = async () => {
  delivery ??= await import("./deliver.ts");
};

/** Sends a form once to its own `action`, and keeps every word until the service has said yes. */
export function useSubmission({ compose = (typed) => typed, onSent, onFailed }: Options) {
  const [state, setState] = useState<SubmissionState>("idle");
  const isBusy = useRef(false);
  const isNative = useRef(false);

  useEffect(() => {
    loadDelivery().catch(() => {});
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isNative.current) return;
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setState("sending");
    const form = event.currentTarget;
    const typed = new FormData(form);
    try {
      if (!delivery) await loadDelivery().catch(ifOffline);
      if (delivery) {
        const keeps = await delivery.deliver(form, typed, compose);
        setState("sent");
        onSent({ typed, keeps });
      } else {
        setState("idle");
        isNative.current = true;
        form.requestSubmit();
      }
    } catch (error) {
      console.warn("The form was not sent:", error);
      setState("failed");
      onFailed(form);
    } finally {
      isBusy.current = false;
      isNative.current = false;
    }
  };

  return { state, onSubmit };
}

/** The browser may post the form without our script, but not without a connection. */
function ifOffline(error: unknown) {
  if (!navigator.onLine) throw error;
}
