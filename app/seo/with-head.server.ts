import { type PageDescription, pageHead } from "./page-head.server.ts";

/** A page's data together with what search engines, social networks and the trail show of it. */
export async function withHead<Page extends object>(
  data: Promise<Page>,
  descriptionOf: (page: Page) => PageDescription,
) {
  const page = await data;
  const description = descriptionOf(page);
  return { ...page, trail: description.trail ?? [], head: await pageHead(description) };
}
