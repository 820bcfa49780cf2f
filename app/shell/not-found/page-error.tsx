import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";

const ErrorPage = lazy(async () => {
  try {
    return await import("./error-page.tsx");
  } catch {
    return { default: BareError };
  }
});

export function PageError({ isNotFound }: { isNotFound: boolean }) {
  return (
    <Suspense>
      <ErrorPage isNotFound={isNotFound} />
    </Suspense>
  );
}

const BareError = () => <a href="/">Return to Home</a>;

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
