import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { INQUIRY_SLOW_MS } from "#app/config/timing.ts";
import type { Compose } from "./deliver.ts";

export const STILL_SENDING = "Still on its way. Please keep this page open.";

type SubmissionState = "idle" | "sending" | "slow" | "sent" | "failed" | "unseen";

type Options = {
  compose?: Compose;
  /** `keeps` says that the form holds words that were typed while it was being sent. */
  onSent: (keeps: boolean) => void;
  onFailed: () => void;
};

/** Comes after hydration. Kept, because a visitor may leave the page before a second import. */
let delivery: typeof import("./deliver.ts") | undefined;
const loadDelivery = async () => {
  delivery ??= await import("./deliver.ts");
};

/** Sends a form once to its own `action`, and keeps every word until the service has said yes. */
export function useSubmission({ compose = (typed) => typed, onSent, onFailed }: Options) {
  const [state, setState] = useState<SubmissionState>("idle");
  const isUnderWay = useRef(false);
  const isNative = useRef(false);

  useEffect(() => {
    loadDelivery().catch(() => {});
  }, []);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isNative.current) return;
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState("sending");
    const slow = setTimeout(() => setState("slow"), INQUIRY_SLOW_MS);
    const form = event.currentTarget;
    const typed = new FormData(form);
    try {
      if (!delivery) await loadDelivery().catch(ifOffline);
      if (delivery) {
        const keeps = await delivery.deliver(form, typed, compose);
        setState("sent");
        onSent(keeps);
      } else {
        setState("idle");
        isNative.current = true;
        form.requestSubmit();
      }
    } catch (error) {
      console.warn("The form was not sent:", error);
      setState(delivery?.isUnseen(error) ? "unseen" : "failed");
      onFailed();
    } finally {
      clearTimeout(slow);
      isUnderWay.current = false;
      isNative.current = false;
    }
  };

  return { state, isBusy: state === "sending" || state === "slow", onSubmit };
}

/** The browser may post the form without our script, but not without a connection. */
function ifOffline(error: unknown) {
  if (!navigator.onLine) throw error;
}
