import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { reachHost } from "#app/lib/reach-host.ts";

/** Without the host, the router would reload the current page, because the next one's scripts are missing. */
export function useOfflineBlocker() {
  // The last press may not have been rendered yet.
  const latest = useRef<string>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isBlocked = currentLocation.pathname !== nextLocation.pathname && !navigator.onLine;
    latest.current = isBlocked ? nextLocation.key : undefined;
    return isBlocked;
  });
  const [refused, setRefused] = useState<typeof blocker>();

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    reachHost().then(
      () => {
        if (blocker.location.key === latest.current) blocker.proceed();
      },
      () => setRefused(blocker),
    );
  }, [blocker]);

  return blocker.state === "blocked" && blocker === refused ? blocker : undefined;
}
