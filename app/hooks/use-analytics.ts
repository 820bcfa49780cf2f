import { useEffect } from "react";
import { useLocation } from "react-router";

declare global {
  interface Window {
    goatcounter?: { count?: (hit: { path: string }) => void };
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

/** For hosting/html/count-events.js, which is in the page where there is analytics. */
export const trackInquiry = (event: "Inquiry sent" | "Inquiry refused") =>
  window.dispatchEvent(new CustomEvent("count", { detail: event }));
