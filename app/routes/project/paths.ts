import { getProjectPaths } from "#app/model/pages/project-paths.server.ts";

/** Slug to path of every project, for addresses that name the wrong city. */
export const loader = async () => Response.json(await getProjectPaths());
