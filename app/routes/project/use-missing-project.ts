import { useEffect } from "react";
import { showRequestedAddress, takeRequestedPath } from "#app/shell/requested-path.ts";

/** Puts the address back that was asked for: hosting/find-address.js has already looked for it. */
export function useMissingProject() {
  useEffect(() => {
    const requested = takeRequestedPath();
    if (requested) showRequestedAddress(requested);
  }, []);
}
