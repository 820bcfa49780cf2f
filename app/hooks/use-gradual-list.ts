import { useDeferredValue } from "react";
import { FIRST_DRAWN_ENTRIES } from "#app/config/limits.ts";

/**
 * The first entries of another list at once and the rest right after: so a slow phone answers a key
 * or a press before it has drawn a dozen cards. `name` differs for each list.
 */
export function useGradualList<Entry>(entries: Entry[], name: string): Entry[] {
  const drawn = useDeferredValue(name);
  return drawn === name ? entries : entries.slice(0, FIRST_DRAWN_ENTRIES);
}
