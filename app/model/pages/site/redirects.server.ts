import { ALL_PAGES } from "#app/config/pages.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { REDIRECTS, type Redirect } from "#app/redirects.ts";

export async function getRedirects(): Promise<Redirect[]> {
  const { content } = await getSite();
  const absent = ALL_PAGES.filter(({ words }) => content[words] === undefined);
  const leadsSomewhere = ({ to }: Redirect) =>
    !absent.some(({ path }) => to === path || to.startsWith(`${path}/`));
  return [...REDIRECTS.filter(leadsSomewhere), ...(await getOwnersRedirects())];
}

export async function getOwnersRedirects(): Promise<Redirect[]> {
  const { content } = await getSite();
  return content.redirects.map(({ from, to }) => ({ from, to }));
}
