import { STARTUP_SCREEN_MS, staggerDelay } from "#app/config/timing.ts";
import { useArrivedByNavigation } from "./use-arrived-by-navigation.ts";

/** How long an item of a list waits before it rises: with its page, until the start-up screen lifts. */
export function useRise(index: number, staggerMs: number) {
  const withPage = !useArrivedByNavigation();
  const delay = staggerDelay(index, staggerMs) + (withPage ? STARTUP_SCREEN_MS : 0);
  return { withPage, style: { "--delay": `${delay}ms` } };
}
