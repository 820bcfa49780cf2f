import { PATHS } from "#app/config/paths.ts";
import { getSitePaths } from "#app/model/pages/site-pages.server.ts";

/** Every page of the site, and the one for everything else. */
export const SITE_PATHS = [...(await getSitePaths()), "/portfolio/17", PATHS.notFound];
