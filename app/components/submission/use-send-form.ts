import { useEffect, useRef } from "react";
import { MIN_FILL_MS } from "#app/config/timing.ts";
import { HONEYPOT_NAME } from "./honeypot.tsx";
import { sendForm } from "./send-form.ts";

/** Sends a form's data at a human pace; what a robot has filled in only seems to be sent. */
export function useSendForm(endpoint: string | undefined) {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);

  return async (data: FormData) => {
    const isFromRobot = Boolean(data.get(HONEYPOT_NAME));
    data.delete(HONEYPOT_NAME);
    if (endpoint) await pause(shownAt.current + MIN_FILL_MS - Date.now());
    if (!isFromRobot) await sendForm(endpoint, data);
  };
}

/** Never longer than the pace asks for, even if the visitor's clock is set back meanwhile. */
const pause = (ms: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(ms, MIN_FILL_MS)));
