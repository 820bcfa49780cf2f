import { getProjectPaths } from "#app/model/pages/site/project-paths.server.ts";

/** Where every project is, for addresses that name the wrong city. */
export const loader = async () => Response.json(await getProjectPaths());
