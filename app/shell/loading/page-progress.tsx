import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { SLOW_NAVIGATION_MS } from "#app/config/timing.ts";
import { awaitedUrl } from "./navigations.ts";

/** A thin line at the top, and a word for those who listen, while the next page is on its way. */
export function PageProgress() {
  return (
    <div aria-live="polite" className="print:hidden">
      {useSlowNavigation() && (
        <>
          <span className="sr-only">Loading page</span>
          <div data-page-progress className="page-progress" />
        </>
      )}
    </div>
  );
}

function useSlowNavigation(): boolean {
  const awaited = awaitedUrl.useValue();
  const { location } = useNavigation();
  const isOnItsWay = Boolean(awaited ?? location);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setSlow(true), SLOW_NAVIGATION_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isOnItsWay]);
  return isSlow;
}
