import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { takeRequestedPath } from "./requested-path.ts";

/** Hands the address that was really asked for to the router, or logs that nothing is there. */
export function useMissingPage() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit counts, even of one path
  useEffect(() => {
    const requested = takeRequestedPath();
    if (requested) navigate(requested, { replace: true });
    else console.warn(`404: there is no page at ${pathname}`);
  }, [pathname, key, navigate]);
}
