import { useRouteLoaderData } from "react-router";
import { LOGO_PATH } from "#app/config/paths.ts";
import type { Shell } from "#app/model/pages/shell.server.ts";

/** The path of the owner's logo, where there is one; known even on a page that failed. */
export function useLogo(): string | undefined {
  const shell = useRouteLoaderData("root") as Shell | undefined;
  return shell?.hasLogo ? LOGO_PATH : undefined;
}

/** What every page knows of the business. */
export function useShell(): Shell {
  return useRouteLoaderData("root") as Shell;
}
