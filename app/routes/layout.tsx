import { Outlet, useLocation } from "react-router";
import { ErrorPage, UnknownPath } from "#app/shell/not-found/error-page.tsx";
import type { Route } from "./+types/layout";

/** Around every page, so that one that fails leaves header and footer standing. */
export default function Layout() {
  const { pathname } = useLocation();
  // To the router another spelling is the same path, to hosts it is not: a few lead on, none has a page.
  return pathname === pathname.toLowerCase() ? <Outlet /> : <UnknownPath />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
