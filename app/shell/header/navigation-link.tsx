import { type ComponentProps, useState } from "react";
import { Link, useLocation } from "react-router";
import { PATHS } from "#app/config/paths.ts";
import { importRoutes } from "#app/shell/loading/navigations.ts";

type Props = Omit<ComponentProps<typeof Link>, "to"> & { name: string; path: string };

/** A link of the main navigation that says when it leads to the current page. */
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

/** Whether a navigation item stands for the current path; Portfolio also for all below it. */
export function isActivePath(item: string, pathname: string): boolean {
  const current = pathname.toLowerCase().replace(/(.)\/$/, "$1");
  return item === PATHS.portfolio ? current.startsWith(item) : current === item;
}

/** Fetches a page that is pointed at; its scripts first, for which the router would reload the page. */
function usePrefetch(path: string) {
  const [isWanted, setWanted] = useState(false);
  const fetchAhead = () => {
    if (mayPrefetch())
      importRoutes(path).then(
        () => setWanted(true),
        () => undefined,
      );
  };
  return {
    prefetch: isWanted ? ("render" as const) : ("none" as const),
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
  };
}

/** Known to Chromium only, and not to TypeScript. */
type Connection = { connection?: { saveData: boolean } };

/** Not for those who have asked for fewer bytes, and not offline, where it could only fail. */
const mayPrefetch = () => navigator.onLine && !(navigator as Connection).connection?.saveData;
