import { useRef } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** Whether a component came to a page that was alive already, rather than with the page itself. */
export function useArrivedByNavigation(): boolean {
  return useRef(useHydrated()).current;
}
