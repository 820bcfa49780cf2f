import { getSite } from "#app/model/read/site.server.ts";
import { REDIRECTS, type Redirect } from "./redirects.ts";

/** The product's table and the owner's, as hosts get them. */
export async function getRedirects(): Promise<Redirect[]> {
  return [...REDIRECTS, ...(await getOwnersRedirects())];
}

export async function getOwnersRedirects(): Promise<Redirect[]> {
  const { content } = await getSite();
  return content.redirects.map(({ from, to }) => ({ from, to }));
}
