import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The year the site was built in, corrected in the browser when a new one has begun. */
export function useCurrentYear(builtIn: number): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
}
