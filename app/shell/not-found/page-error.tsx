import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";

const ErrorPage = lazy(() => import("./error-page.tsx").catch(() => ({ default: BareError })));

export function PageError({ isNotFound }: { isNotFound: boolean }) {
  return (
    <Suspense>
      <ErrorPage isNotFound={isNotFound} />
    </Suspense>
  );
}

/** For a page that fails while the network does. */
function BareError() {
  return (
    <p className="wrap pt-40">
      This page could not be shown. <a href="/">Return to Home</a>
    </p>
  );
}

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
