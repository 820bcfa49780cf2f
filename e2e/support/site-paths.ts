import { getAllPaths } from "#app/model/pages/paths.server.ts";
import { NOT_FOUND_PATH } from "#app/shell/requested-path.ts";

/** Every page of the site, and the one for everything else. */
export const SITE_PATHS = [...(await getAllPaths()), "/portfolio/17", NOT_FOUND_PATH];
