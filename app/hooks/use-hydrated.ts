import { useRef, useSyncExternalStore } from "react";

const never = () => () => {};

/** What only the browser knows; the pre-rendered HTML and the first client render have a fallback. */
export function useInBrowser<Value>(read: () => Value, fallback: Value): Value {
  return useSyncExternalStore(never, read, () => fallback);
}

/** False in the pre-rendered HTML and the first client render, true from then on. */
export const useHydrated = () => useInBrowser(() => true, false);

/** True if this component mounted after hydration. */
export function useArrivedByNavigation(): boolean {
  return useRef(useHydrated()).current;
}
