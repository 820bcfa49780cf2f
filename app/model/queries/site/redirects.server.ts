import { ALL_PAGES } from "#app/config/pages.ts";
import { PATHS } from "#app/config/paths.ts";
import { getSite } from "#app/model/load/site.server.ts";
import { getRedirectPattern, getReplacement, REDIRECTS, type Redirect } from "#app/redirects.ts";

export type RedirectTable = {
  redirects: [pattern: string, target: string][];
  projects: [id: string, path: string][];
};

export async function getRedirects(): Promise<Redirect[]> {
  const { content } = await getSite();
  const absent = ALL_PAGES.filter(({ key }) => content[key] === undefined);
  const hasTarget = ({ to }: Redirect) =>
    !absent.some(({ path }) => to === path || to.startsWith(`${path}/`));
  const isOverridden = ({ from }: Redirect) => content.redirects.some((own) => own.from === from);
  const ours = REDIRECTS.filter((redirect) => hasTarget(redirect) && !isOverridden(redirect));
  return [...ours, ...content.redirects];
}

export async function getRedirectTable(): Promise<RedirectTable> {
  const { content } = await getSite();
  const redirects = (await getRedirects()).map((redirect): [string, string] => [
    `^${getRedirectPattern(redirect)}$`,
    getReplacement(redirect),
  ]);
  if (content.blog) redirects.push([`^${PATHS.blog}/[^/]+/?$`, PATHS.notFound]);
  return { redirects, projects: content.projects.map(({ id, path }) => [String(id), path]) };
}
