import { type ReactNode, useEffect, useRef, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useArrivedByNavigation } from "#app/hooks/use-hydrated.ts";
import { joinTarget } from "#app/lib/join-target.ts";
import { lookUpRedirect } from "./look-up-redirect.ts";

type Props = { looking?: ReactNode; children?: ReactNode };

/** Replaces a path without a page by its redirect; `children` are for one that leads nowhere. */
export function Redirected({ looking, children }: Props) {
  const location = useLocation();
  const first = useRef(location);
  const isServed = !useArrivedByNavigation() && first.current === location;
  // For a page that a host has served, redirect-first.ts has looked up the path already.
  return isServed ? children : <LookUp looking={looking}>{children}</LookUp>;
}

function LookUp({ looking, children }: Props) {
  const { pathname, search, hash } = useLocation();
  const target = useRedirect(pathname);
  if (target === undefined) return looking;
  if (target === null) return children;
  return <Navigate to={joinTarget(target, search, hash)} replace />;
}

/** Undefined while the path is looked up, null when it leads nowhere. */
function useRedirect(pathname: string): string | null | undefined {
  const [answer, setAnswer] = useState<{ pathname: string; target: string | null }>();
  useEffect(() => {
    let isWanted = true;
    lookUpRedirect(pathname).then((target) => {
      if (isWanted) setAnswer({ pathname, target: target ?? null });
    });
    return () => {
      isWanted = false;
    };
  }, [pathname]);
  return answer?.pathname === pathname ? answer.target : undefined;
}
