import { getProjectTitles } from "#app/model/pages/site/project-titles.server.ts";

/** Slug to title of every project, for a link that asks about one of them. */
export const loader = async () => Response.json(await getProjectTitles());
