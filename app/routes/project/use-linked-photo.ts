import { useLocation } from "react-router";
import { useHydrated } from "#app/hooks/use-hydrated.ts";
import { photoAnchor } from "#app/lib/paths.ts";

/**
 * The index of the photo that the address names after its #, or the first. The pre-rendered page
 * knows no #, so a full page load learns of it after hydration.
 */
export function useLinkedPhoto(count: number): number {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated) return 0;
  const linked = Array.from({ length: count }, (_, index) => `#${photoAnchor(index)}`);
  return Math.max(0, linked.indexOf(hash));
}
