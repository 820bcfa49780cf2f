import { SLOW_NAVIGATION_MS } from "#app/config/timing.ts";
import { useSlowNavigation } from "./use-slow-navigation.ts";

/** A thin line at the top, and a word for those who listen, while the next page is on its way. */
export function PageProgress() {
  const slow = useSlowNavigation(SLOW_NAVIGATION_MS);
  return (
    <div aria-live="polite" className="print:hidden">
      {slow && (
        <>
          <span className="sr-only">Loading page</span>
          <div data-page-progress className="page-progress" />
        </>
      )}
    </div>
  );
}
