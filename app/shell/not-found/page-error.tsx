import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";

const ErrorPage = lazy(() => import("./error-page.tsx"));

export function PageError({ isNotFound }: { isNotFound: boolean }) {
  return (
    <Suspense>
      <ErrorPage isNotFound={isNotFound} />
    </Suspense>
  );
}

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
