import type { ReactNode } from "react";
import { PROJECT_SPINNER_MS } from "#app/config/timing.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { useArrivalSpinner } from "./use-arrival-spinner.ts";

type Props = { children: ReactNode };

/**
 * Shows a spinner before what the visitor came for. That is laid out already, only invisible:
 * the page keeps its height, so Back finds its place again, and the first picture loads.
 */
export function Arrival({ children }: Props) {
  const { ref, waiting } = useArrivalSpinner<HTMLDivElement>(PROJECT_SPINNER_MS);
  return (
    <div className="relative pt-header-compact print:pt-0">
      {waiting && <ArrivalSpinner />}
      <div ref={ref} className={waiting ? "invisible" : undefined}>
        {children}
      </div>
    </div>
  );
}

export function ArrivalSpinner() {
  return (
    <div className="fixed inset-0 grid place-items-center">
      <Spinner label="Loading project" />
    </div>
  );
}
