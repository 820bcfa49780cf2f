import { PATHS } from "#app/config/paths.ts";
import { getNumberPaths, getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { getRedirects } from "#app/model/pages/site/redirects.server.ts";
import { getSite } from "#app/model/read/site.server.ts";

export const { content: CONTENT } = await getSite();

export const BUSINESS = CONTENT.business;
export const TOWN = `${BUSINESS.city}, ${BUSINESS.region} ${BUSINESS.postalCode}`;
export const PHONE_LINK = `tel:+1${BUSINESS.phone.replace(/\D/g, "")}`;
const { value, best, count } = BUSINESS.rating ?? {};
export const RATING = `${value} of ${best} in ${count} reviews`;

export const titleOf = (slug: string) =>
  only(CONTENT.projects.filter((project) => project.slug === slug)).title;
export const postAt = (id: number) => only(CONTENT.posts.filter((post) => post.id === id));

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

function only<Entry>(entries: Entry[]): Entry {
  const [entry] = entries;
  if (!entry) throw new Error("The sample has no such entry.");
  return entry;
}

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
