import { useEffect } from "react";
import { useLocation } from "react-router";

declare global {
  interface Window {
    plausible?: (event: string) => void;
    umami?: { track: (event: string) => void };
    goatcounter?: { count?: (hit: { path: string; title?: string; event?: boolean }) => void };
  }
}

/** The analytics script is inert in the page's HTML, and runs after the load event. */
export function useAnalytics() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (document.readyState === "complete") runAnalytics();
    else window.addEventListener("load", runAnalytics, { once: true });
  }, []);
  // The other providers observe the history themselves.
  useEffect(() => {
    const { goatcounter } = window;
    setTimeout(() => goatcounter?.count?.({ path: pathname }));
  }, [pathname]);
}

function runAnalytics() {
  const inert = document.querySelector('script[type="text/analytics"]');
  const script = document.createElement("script");
  for (const { name, value } of inert?.attributes ?? [])
    if (name !== "type") script.setAttribute(name, value);
  inert?.replaceWith(script);
}

const SENT = "Inquiry sent";

/** A provider that throws fails in its own task; a blocked one is undefined. */
export const trackInquiry = () =>
  setTimeout(() => {
    window.plausible?.(SENT);
    window.umami?.track(SENT);
    window.goatcounter?.count?.({ path: "inquiry-sent", title: SENT, event: true });
  });
