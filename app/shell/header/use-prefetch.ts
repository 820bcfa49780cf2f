import { useSyncExternalStore } from "react";

/** Known to Chromium only, and not to TypeScript. */
type Connection = { connection?: { saveData: boolean } };

/**
 * Whether a page may be fetched before it is asked for. Not for those who have asked for fewer bytes,
 * and not offline, where it could only fail.
 */
export function usePrefetch(): "intent" | "none" {
  return useSyncExternalStore(watchConnection, mayPrefetch, () => true) ? "intent" : "none";
}

const mayPrefetch = () => navigator.onLine && !(navigator as Connection).connection?.saveData;

function watchConnection(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
