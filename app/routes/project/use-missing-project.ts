import { useEffect } from "react";
import { showRequestedAddress, takeRequestedPath } from "#app/shell/not-found/requested-path.ts";

/** Puts the address back that was asked for: hosting/pages/find-address.js has already looked for it. */
export function useMissingProject() {
  useEffect(() => {
    const requested = takeRequestedPath();
    if (requested) showRequestedAddress(requested);
  }, []);
}
