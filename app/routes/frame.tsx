import { Outlet } from "react-router";
import { ErrorPage } from "#app/shell/not-found/error-page.tsx";
import type { Route } from "./+types/frame";

/** Around every page, so that one that fails leaves header and footer standing. */
export default function Frame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
