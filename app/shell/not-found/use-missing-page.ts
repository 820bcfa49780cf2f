import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { showRequestedAddress, stopFinding, takeRequestedPath } from "./requested-path.ts";

/** Hands the address that was really asked for to the router, or logs that nothing is there. */
export function useMissingPage() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit counts, even of one path
  useEffect(() => {
    const requested = takeRequestedPath();
    if (!requested) return log(pathname);
    showRequestedAddress(requested);
    // The router takes '//x' for the address of another site.
    if (requested.startsWith("//")) return log(requested);
    Promise.resolve(navigate(requested, { replace: true })).finally(stopFinding);
  }, [pathname, key, navigate]);
}

function log(path: string) {
  console.warn(`404: there is no page at ${path}`);
}
