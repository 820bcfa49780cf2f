import { useSyncExternalStore } from "react";
import { cameFrom } from "./came-from.ts";

const never = () => () => {};

/** The page the visitor came from, where the browser tells. */
export function useCameFrom(): string | undefined {
  return useSyncExternalStore(
    never,
    () => cameFrom(document.referrer, window.location.origin),
    () => undefined,
  );
}
