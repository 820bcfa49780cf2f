import { Outlet, useLocation } from "react-router";
import { isNotFound, PageError } from "#app/shell/not-found/page-error.tsx";
import type { Route } from "./+types/frame";

/**
 * Around every page, so that one that fails leaves header and footer standing. The router matches
 * '/FAQ' with the page at '/faq' even where a route is `caseSensitive`; our own paths are lower case.
 */
export default function Frame() {
  const { pathname } = useLocation();
  return pathname === pathname.toLowerCase() ? <Outlet /> : <PageError isNotFound />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError isNotFound={isNotFound(error)} />;
}
