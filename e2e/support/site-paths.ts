import { PATHS } from "#app/config/paths.ts";
import { getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { getNumberPaths } from "#app/model/pages/site/projects.server.ts";
import { getRedirects } from "#app/model/pages/site/redirects.server.ts";

/** Projects that are also served by their number. */
export const BY_NUMBER = await getNumberPaths();

/** Every page of the site, and the one for everything else. */
export const SITE_PATHS = [...(await getSitePaths()), ...BY_NUMBER, PATHS.notFound];

const fill = (path: string) =>
  path
    .replace(":city", "palm-desert-home-staging")
    .replace(":slug", "desert-oasis-luxury")
    .replace(":id", "3");

/** The redirect table with every parameter filled in. */
export const REDIRECTS = (await getRedirects()).map(({ from, to }) => ({
  from: fill(from),
  to: fill(to),
}));
