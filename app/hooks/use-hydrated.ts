import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the pre-rendered HTML and the first client render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
