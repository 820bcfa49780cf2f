import { useEffect, useRef, useState } from "react";
import { useArrivedByNavigation } from "#app/hooks/use-hydrated.ts";

/**
 * Waits for so long after a client navigation, then hands the focus to the heading that was
 * hidden meanwhile. A full page load has its content in the HTML and waits for nothing.
 */
export function useArrivalSpinner<Target extends HTMLElement>(ms: number) {
  const arrivedByNavigation = useArrivedByNavigation();
  const [waiting, setWaiting] = useState(arrivedByNavigation);
  const ref = useRef<Target>(null);

  useEffect(() => {
    if (waiting) {
      const timer = setTimeout(() => setWaiting(false), ms);
      return () => clearTimeout(timer);
    }
    if (arrivedByNavigation) ref.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, [waiting, arrivedByNavigation, ms]);

  return { ref, waiting };
}
