import { useBlocker } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { loadPage, unreachableUrl } from "./navigations.ts";

/** Says that the page asked for cannot be reached, above the one that is still there to read. */
export function OfflineNotice() {
  const retryOffline = useOfflineStop();
  const unreachable = unreachableUrl.useValue();
  const retry = retryOffline ?? (unreachable && (() => loadPage(unreachable)));
  return (
    <div role="alert" className="print:hidden fixed inset-x-edge bottom-6 z-70 max-w-120">
      {retry && (
        <div className="flex animate-rise flex-wrap items-center justify-between gap-4 border-l-3 border-clay bg-white px-6 py-4 [box-shadow:var(--shadow-toast)]">
          <div>
            <p className="font-medium">You seem to be offline</p>
            <p>That page could not be reached. This one stays here to read.</p>
          </div>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
    </div>
  );
}

/** Keeps the visitor on the page they have while the browser knows that it is offline. */
function useOfflineStop() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return undefined;
  return () => navigator.onLine && blocker.proceed();
}
