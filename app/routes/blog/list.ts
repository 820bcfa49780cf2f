import { getPostList } from "#app/model/pages/blog.server.ts";

/** Every article, for a search on a page that shows a part of them. */
export const loader = async () => Response.json(await getPostList());
