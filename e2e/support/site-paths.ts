import { NOT_FOUND_PATH } from "#app/lib/requested-path.ts";
import { getAllPaths } from "#app/model/paths.server.ts";

/** Every page of the site, and the one for everything else. */
export const SITE_PATHS = [...(await getAllPaths()), "/portfolio/17", NOT_FOUND_PATH];
