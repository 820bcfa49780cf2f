import { data } from "react-router";
import { type PageDescription, pageHead } from "./page-head.server.ts";

/**
 * A page's data together with what search engines, social networks and the trail show of it; a page
 * that is not there answers 404.
 */
export async function withHead<Page extends object>(
  found: Promise<Page | undefined>,
  descriptionOf: (page: Page) => PageDescription,
) {
  const page = await found;
  if (!page) throw data(null, 404);
  const description = descriptionOf(page);
  return { ...page, trail: description.trail ?? [], head: await pageHead(description) };
}
