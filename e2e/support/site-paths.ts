import { PATHS } from "#app/config/paths.ts";
import { getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { getNumberPaths } from "#app/model/pages/site/site-parts.server.ts";

/** Projects that are also served by their number. */
export const BY_NUMBER = await getNumberPaths();

/** Every page of the site, and the one for everything else. */
export const SITE_PATHS = [...(await getSitePaths()), ...BY_NUMBER, PATHS.notFound];
