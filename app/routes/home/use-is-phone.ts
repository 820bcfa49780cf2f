import { useSyncExternalStore } from "react";

/** Below the medium breakpoint of app.css. */
const PHONE = "(width < 48rem)";

function subscribe(onChange: () => void) {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** For what a narrow screen means, not for how it looks: that is the style sheet's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}
