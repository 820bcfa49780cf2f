import { useCallback, useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Lets an element rise in when it is first seen. What the visitor already sees in the
 * pre-rendered page stays as it is, and without JavaScript everything is simply visible.
 */
export function useReveal<Target extends HTMLElement>() {
  const arrivedByNavigation = useRef(useHydrated());
  return useCallback((element: Target | null) => {
    // React calls with null for an element that had nothing to clean up.
    if (!element) return;
    const isBelowTheFold = element.getBoundingClientRect().top > window.innerHeight;
    if (!isBelowTheFold) {
      if (arrivedByNavigation.current) element.dataset.reveal = "shown";
      return;
    }
    element.dataset.reveal = "waiting";
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      element.dataset.reveal = "shown";
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
