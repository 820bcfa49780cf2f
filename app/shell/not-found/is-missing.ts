import { isRouteErrorResponse } from "react-router";

/** Whether an error only says that there is nothing at an address. */
export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
