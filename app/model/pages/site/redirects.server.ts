import { PATHS } from "#app/config/paths.ts";
import { getShell } from "#app/model/pages/shell.server.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { REDIRECTS, type Redirect } from "#app/redirects.ts";

/** The product's table and the owner's, as hosts get them. */
export async function getRedirects(): Promise<Redirect[]> {
  const { hasBlog } = await getShell();
  const ours = REDIRECTS.filter(({ to }) => hasBlog || !to.startsWith(PATHS.blog));
  return [...ours, ...(await getOwnersRedirects())];
}

export async function getOwnersRedirects(): Promise<Redirect[]> {
  const { content } = await getSite();
  return content.redirects.map(({ from, to }) => ({ from, to }));
}
