import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { isActivePath } from "./is-active-path.ts";
import { usePrefetch } from "./use-prefetch.ts";

type Props = Omit<ComponentProps<typeof Link>, "to"> & { name: string; path: string };

/** A link of the main navigation that says when it leads to the current page. */
export function NavigationLink({ name, path, ...props }: Props) {
  const { pathname } = useLocation();
  const prefetch = usePrefetch();
  return (
    <Link
      to={path}
      viewTransition
      prefetch={prefetch}
      aria-current={isActivePath(path, pathname) ? "page" : undefined}
      {...props}
    >
      {name}
    </Link>
  );
}
