import { isRouteErrorResponse, Navigate, Outlet, useLocation } from "react-router";
import { findRedirect } from "#app/redirects.ts";
import { MissingPage } from "#app/shell/missing-page.tsx";
import { PageError } from "#app/shell/page-error.tsx";
import type { Route } from "./+types/frame";

/** Around every page, so that one that fails leaves header and footer standing. */
export default function Frame() {
  return <Outlet />;
}

/**
 * The router tells paths apart without regard to case: '/FAQ' finds the FAQ page but none of its
 * data. What has no data is an old address, or nothing at all.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search, hash } = useLocation();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <PageError />;
  const target = findRedirect(pathname);
  if (target) return <Navigate to={target + search + hash} replace />;
  return (
    <>
      <title>Page not found</title>
      <MissingPage />
    </>
  );
}
