import { Outlet, useLocation } from "react-router";
import { ErrorPage, UnknownPath } from "#app/shell/not-found/error-page.tsx";
import type { Route } from "./+types/layout";

/** If a page fails, this error boundary keeps header and footer. */
export default function Layout() {
  const { pathname } = useLocation();
  // The router ignores case, but hosts don't: they redirect some spellings, and have no page for the others.
  return pathname === pathname.toLowerCase() ? <Outlet /> : <UnknownPath />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
