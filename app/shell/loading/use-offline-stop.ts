import { useBlocker } from "react-router";

/** Keeps the visitor on the page they have while the browser knows that it is offline. */
export function useOfflineStop() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return undefined;
  return { retry: () => navigator.onLine && blocker.proceed(), stay: blocker.reset };
}
