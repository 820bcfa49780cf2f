import { PATHS } from "#app/config/paths.ts";
import type { StagingType } from "#app/config/staging-types.ts";
import { getSite } from "#app/model/load/site.server.ts";
import { getRedirects } from "#app/model/queries/site/redirects.server.ts";
import { getLegacyIdPaths, getSitePaths } from "#app/model/queries/site/site-pages.server.ts";
import { limitPerRoute } from "#scripts/support/limit-per-route.ts";

export const { content: CONTENT } = await getSite();

export const BUSINESS = CONTENT.business;
export const TOWN = `${BUSINESS.city}, ${BUSINESS.region} ${BUSINESS.postalCode}`;
export const PHONE_LINK = `tel:+1${BUSINESS.phone.replace(/\D/g, "")}`;
const { value, best, count } = BUSINESS.rating ?? {};
export const RATING = `${value} out of ${best} from ${count} reviews`;

export const getProject = (slug: string) =>
  only(CONTENT.projects.filter((project) => project.slug === slug));
export const getTitle = (slug: string) => getProject(slug).title;
export const getPost = (id: number) => only(CONTENT.posts.filter((post) => post.id === id));

export const PAGES = await getSitePaths();

export const SITE_PATHS = [...PAGES, ...(await getLegacyIdPaths()), PATHS.notFound];

export const limitSitePaths = (most: number) => limitPerRoute(SITE_PATHS, most);

export const filterHomes = (choice: { city?: string; staging?: StagingType }) =>
  CONTENT.projects.filter(
    ({ city, staging }) =>
      city === (choice.city ?? city) && staging === (choice.staging ?? staging),
  );

function only<Entry>(entries: Entry[]): Entry {
  const [entry] = entries;
  if (!entry) throw new Error("The sample has no such entry.");
  return entry;
}

const fill = (path: string) =>
  path
    .replace(":city", "palm-desert-home-staging")
    .replace(":slug", "desert-oasis-luxury")
    .replace(":id", "3");

export const REDIRECTS = (await getRedirects()).map(({ from, to }) => ({
  from: fill(from),
  to: fill(to),
}));
