import { useEffect, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** Moves focus to the element when it arrives by client navigation, as a new page would. */
export function useFocusOnArrival<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const arrivedByNavigation = useRef(useHydrated());
  useEffect(() => {
    if (arrivedByNavigation.current) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
