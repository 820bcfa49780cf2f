import { useRouteLoaderData } from "react-router";
import type { Shell } from "#app/model/pages/shell.server.ts";

/** What every page knows of the business. */
export function useShell(): Shell {
  return useRouteLoaderData("root") as Shell;
}
