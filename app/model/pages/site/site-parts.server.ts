import { getCityPaths } from "#app/model/pages/city.server.ts";
import { getServicePaths } from "#app/model/pages/service.server.ts";
import { getShell } from "#app/model/pages/shell.server.ts";
import { findRedirect } from "#app/redirects.ts";
import { getProjectsByNumber } from "./project-paths.server.ts";
import { getRedirects } from "./redirects.server.ts";

/** Projects that are also served by their number: those whose number is no old address. */
export async function getNumberPaths(): Promise<string[]> {
  const redirects = await getRedirects();
  return (await getProjectsByNumber()).filter((path) => !findRedirect(path, redirects));
}

/** Which parts this site has: a route that no page of the build uses would stop the build. */
export async function getSiteParts() {
  const { hasBlog, hasLogo, cities } = await getShell();
  const hasNumbers = (await getNumberPaths()).length > 0;
  const hasServices = (await getServicePaths()).length > 0;
  const cityPaths = await getCityPaths();
  return { hasBlog, hasLogo, hasProjects: cities.length > 0, hasNumbers, hasServices, cityPaths };
}
