import { PATHS } from "#app/config/paths.ts";
import { getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { getNumberPaths } from "#app/model/pages/site/projects.server.ts";
import { getRedirects } from "#app/model/pages/site/redirects.server.ts";
import { getSite } from "#app/model/read/site.server.ts";

export const { content: CONTENT } = await getSite();

/** Every page of the sitemap. */
export const PAGES = await getSitePaths();

/** Projects that are also served by their number. */
export const BY_NUMBER = await getNumberPaths();

/** Every page of the site, and the one for everything else. */
export const SITE_PATHS = [...PAGES, ...BY_NUMBER, PATHS.notFound];

/** Pages of one kind share their layout and differ in their words. */
export const atMostOfAKind = (most: number) =>
  SITE_PATHS.filter(
    (path, index) =>
      SITE_PATHS.slice(0, index).filter((other) => kindOf(other) === kindOf(path)).length < most,
  );

function kindOf(path: string): string {
  const [, folder, ...below] = path.split("/");
  return below.length > 0 ? `${folder} ${below.length}` : path;
}

const fill = (path: string) =>
  path
    .replace(":city", "palm-desert-home-staging")
    .replace(":slug", "desert-oasis-luxury")
    .replace(":id", "3");

/** The redirect table with every parameter filled in. */
export const REDIRECTS = (await getRedirects()).map(({ from, to }) => ({
  from: fill(from),
  to: fill(to),
}));
