import { type ComponentProps, useState } from "react";
import { Link, useLocation } from "react-router";
import { PATHS } from "#app/config/paths.ts";
import { importRoutes } from "#app/shell/loading/navigations.ts";

type Props = Omit<ComponentProps<typeof Link>, "to"> & { name: string; path: string };

export function NavigationLink({ name, path, ...props }: Props) {
  const { pathname } = useLocation();
  return (
    <Link
      to={path}
      viewTransition
      aria-current={isActivePath(path, pathname) ? "page" : undefined}
      {...usePrefetch(path)}
      {...props}
    >
      {name}
    </Link>
  );
}

export function isActivePath(item: string, pathname: string): boolean {
  const current = pathname.toLowerCase().replace(/(.)\/$/, "$1");
  return item === PATHS.portfolio ? current.startsWith(item) : current === item;
}

/** Imports the scripts first: the router's own prefetch reloads the page where one fails. */
function usePrefetch(path: string) {
  const [isWanted, setWanted] = useState(false);
  const fetchAhead = () => {
    if (mayPrefetch())
      importRoutes(path)
        .then(() => setWanted(true))
        .catch(() => undefined);
  };
  return {
    prefetch: isWanted ? ("render" as const) : ("none" as const),
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
  };
}

type Connection = { connection?: { saveData: boolean } };

const mayPrefetch = () => navigator.onLine && !(navigator as Connection).connection?.saveData;
