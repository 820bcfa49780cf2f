import { useHydrated } from "#app/hooks/use-hydrated.ts";

/** Known to Chromium only, and not to TypeScript. */
type Connection = { connection?: { saveData: boolean } };

/** Whether the visitor has asked for fewer bytes: pages then come when they are asked for. */
export function useSavesData(): boolean {
  const hydrated = useHydrated();
  return hydrated && Boolean((navigator as Connection).connection?.saveData);
}
