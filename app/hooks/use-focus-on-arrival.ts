import { useEffect, useRef } from "react";
import { useArrivedByNavigation } from "./use-arrived-by-navigation.ts";

/** Moves focus to the element when it arrives by client navigation, as a new page would. */
export function useFocusOnArrival<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const arrivedByNavigation = useArrivedByNavigation();
  useEffect(() => {
    if (arrivedByNavigation) ref.current?.focus({ preventScroll: true });
  }, [arrivedByNavigation]);
  return ref;
}
