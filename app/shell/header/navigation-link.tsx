import { useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import type { NavigationItem } from "#app/config/pages.ts";
import { PATHS } from "#app/config/paths.ts";

export function NavigationLink({ name, path }: NavigationItem) {
  const { pathname } = useLocation();
  return (
    <Link
      to={path}
      aria-current={isActivePath(path, pathname) ? "page" : undefined}
      prefetch={
        useSyncExternalStore(subscribeToConnection, mayPrefetch, () => true) ? "intent" : "none"
      }
      className="navigation-link"
    >
      {name}
    </Link>
  );
}

export function isActivePath(item: string, pathname: string): boolean {
  const current = pathname.toLowerCase().replace(/(.)\/$/, "$1");
  return item === PATHS.portfolio ? current.startsWith(item) : current === item;
}

type Connection = { connection?: { saveData: boolean } };

const mayPrefetch = () => navigator.onLine && !(navigator as Connection).connection?.saveData;

function subscribeToConnection(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
