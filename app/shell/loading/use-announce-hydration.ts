import { useEffect } from "react";

/** Tells hosting/pages/start-scripts.js that React is there, so that it repeats what was pressed before. */
export function useAnnounceHydration() {
  useEffect(() => {
    window.dispatchEvent(new Event("hydrated"));
  }, []);
}
