import { useEffect } from "react";
import { useLocation } from "react-router";

declare global {
  interface Window {
    plausible?: (event: string) => void;
    umami?: { track: (event: string) => void };
    goatcounter?: { count?: (hit: { path: string; title?: string; event?: boolean }) => void };
  }
}

/** The counter of settings.yml, if there is one: in the page as an inert script, run after all others. */
export function useCounter() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (document.readyState === "complete") runCounter();
    else window.addEventListener("load", runCounter, { once: true });
  }, []);
  // The others listen to the history themselves.
  useEffect(() => {
    const { goatcounter } = window;
    setTimeout(() => goatcounter?.count?.({ path: pathname }));
  }, [pathname]);
}

function runCounter() {
  const inert = document.querySelector('script[type="text/counter"]');
  const script = document.createElement("script");
  for (const { name, value } of inert?.attributes ?? [])
    if (name !== "type") script.setAttribute(name, value);
  inert?.replaceWith(script);
}

const SENT = "Inquiry sent";

/** In a task of its own, where a counter that throws harms nobody; one that is blocked is not there. */
export const countInquiry = () =>
  setTimeout(() => {
    window.plausible?.(SENT);
    window.umami?.track(SENT);
    window.goatcounter?.count?.({ path: "inquiry-sent", title: SENT, event: true });
  });
