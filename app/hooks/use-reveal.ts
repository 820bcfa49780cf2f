import { useCallback } from "react";
import { revealOnSight } from "./reveal-on-sight.ts";
import { useArrivedByNavigation } from "./use-arrived-by-navigation.ts";

/**
 * Lets an element rise in when it is first seen. What the visitor already sees in the
 * pre-rendered page stays as it is, and without JavaScript everything is simply visible.
 */
export function useReveal<Target extends HTMLElement>(staggerMs: number) {
  const arrivedByNavigation = useArrivedByNavigation();
  return useCallback(
    (element: Target | null) => {
      if (!element) return;
      if (arrivedByNavigation) element.dataset.reveal = "waiting";
      return revealOnSight(element, staggerMs);
    },
    [arrivedByNavigation, staggerMs],
  );
}
