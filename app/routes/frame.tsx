import { Outlet } from "react-router";
import { findNewAddress } from "#app/new-address.ts";
import { isMissing } from "#app/shell/not-found/is-missing.ts";
import { MissingPage } from "#app/shell/not-found/missing-page.tsx";
import { Moved } from "#app/shell/not-found/moved.tsx";
import { PageError } from "#app/shell/not-found/page-error.tsx";
import type { Route } from "./+types/frame";

/** Around every page, so that one that fails leaves header and footer standing. */
export default function Frame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isMissing(error)) return <PageError />;
  return (
    <Moved find={findNewAddress}>
      <title>Page not found</title>
      <MissingPage />
    </Moved>
  );
}
