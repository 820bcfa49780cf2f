import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useArrivedByNavigation } from "#app/hooks/use-hydrated.ts";
import { joinTarget } from "#app/lib/join-target.ts";
import { lookUpRedirect } from "./look-up-redirect.ts";

type Props = { looking?: ReactNode; children?: ReactNode };

export function Redirected({ looking, children }: Props) {
  const location = useLocation();
  const first = useRef(location);
  const isServed = !useArrivedByNavigation() && first.current === location;
  // For a page that a host has served, redirect-first.ts has looked up the path already.
  return isServed ? children : <LookUp looking={looking}>{children}</LookUp>;
}

function LookUp({ looking, children }: Props) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [unknown, setUnknown] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    lookUpRedirect(pathname).then((target) => {
      if (!isWanted) return;
      if (target) navigate(joinTarget(target, search, hash), { replace: true });
      else setUnknown(pathname);
    });
    return () => {
      isWanted = false;
    };
  }, [pathname, search, hash, navigate]);
  return unknown === pathname ? children : looking;
}
