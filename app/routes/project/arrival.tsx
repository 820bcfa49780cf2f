import { type ReactNode, useEffect, useState } from "react";
import { PROJECT_SPINNER_MS } from "#app/config/timing.ts";
import { useArrivedByNavigation } from "#app/hooks/use-hydrated.ts";
import { Spinner } from "#app/ui/spinner.tsx";

/** After a client navigation invisible, not absent: scroll restoration needs the page's full height. */
export function Arrival({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState(useArrivedByNavigation());

  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), PROJECT_SPINNER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="relative pt-header-compact print:pt-0">
      {waiting && (
        <div className="fixed inset-0 grid place-items-center">
          <Spinner label="Loading project" />
        </div>
      )}
      <div className={waiting ? "invisible" : undefined}>{children}</div>
    </div>
  );
}
