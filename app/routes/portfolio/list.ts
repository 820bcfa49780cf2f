import { getProjectList } from "#app/model/pages/portfolio.server.ts";

/** Every project, for filters on a page that shows a part of them. */
export const loader = async () => Response.json(await getProjectList());
