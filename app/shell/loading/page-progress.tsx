import { useEffect, useState } from "react";
import { SLOW_NAVIGATION_MS } from "#app/config/timing.ts";
import { awaitedUrl } from "./navigations.ts";

/** A thin line at the top, and a word for those who listen, while the next page is on its way. */
export function PageProgress() {
  const isOnItsWay = awaitedUrl.useValue() !== undefined;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setSlow(true), SLOW_NAVIGATION_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isOnItsWay]);
  return (
    <div aria-live="polite" className="print:hidden">
      {isSlow && (
        <>
          <span className="sr-only">Loading page</span>
          <div data-page-progress className="page-progress" />
        </>
      )}
    </div>
  );
}
