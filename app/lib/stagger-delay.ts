import { MAX_STAGGER_MS } from "#app/config/timing.ts";

/** How long an item waits for those before it; a long list keeps nobody waiting. */
export function staggerDelay(index: number, staggerMs: number): number {
  return Math.min(index * staggerMs, MAX_STAGGER_MS);
}
