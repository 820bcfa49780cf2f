import { ENTRIES_ON_FIRST_PAGE } from "#app/config/limits.ts";
import type { PageName } from "#app/config/pages.ts";
import { LIST_PATHS, LOGO_PATH, PATHS, REDIRECTS_PATH } from "#app/config/paths.ts";
import { paginate } from "#app/lib/pagination.ts";
import { getListPagePath } from "#app/lib/paths.ts";
import { getQrCodePath } from "#app/lib/qr-code-path.ts";
import { getSite } from "#app/model/load/site.server.ts";
import { findFigures } from "#app/model/queries/parts/rich-text.server.ts";
import { type Content, getExistingPages } from "#app/model/schema/content.ts";
import { findRedirect } from "#app/redirects.ts";
import { getRedirects } from "./redirects.server.ts";

type SitePage = {
  path: string;
  photo: string;
  lastModified?: string;
  photos?: string[];
  /** Only for those who have its address. */
  isUnlisted?: true;
};

export function listSitePages(content: Content): SitePage[] {
  return [
    ...getExistingPages(content).flatMap(({ key, path }) => listSinglePages(content, key, path)),
    ...listEntryPages(content),
  ];
}

export async function getSitePaths(): Promise<string[]> {
  return listSitePages((await getSite()).content).map(({ path }) => path);
}

const MAX_LEGACY_IDS = 20;

/** Only the oldest projects can ever have been linked by number. */
export async function getLegacyIdPaths(): Promise<string[]> {
  const { content } = await getSite();
  const redirects = await getRedirects();
  const oldest = content.projects.toSorted((a, b) => a.id - b.id).slice(0, MAX_LEGACY_IDS);
  const paths = oldest.map(({ id }) => `${PATHS.portfolio}/${id}`);
  return paths.filter((path) => !findRedirect(path, redirects));
}

export async function getResourcePaths(): Promise<string[]> {
  const { content } = await getSite();
  return [
    ...Object.values(LIST_PATHS),
    REDIRECTS_PATH,
    "/robots.txt",
    "/manifest.webmanifest",
    ...(content.blog ? ["/feed.xml"] : []),
    ...(content.theme?.logo ? [LOGO_PATH] : []),
  ];
}

/** The QR codes of the pages that are handed over on paper. */
export async function getQrCodePaths(): Promise<string[]> {
  const { projects, originals } = (await getSite()).content;
  return [...projects, ...originals].map(({ path }) => getQrCodePath(path));
}

type Shared = { hero?: { photo: string }; closing?: { photo: string } };

function listSinglePages(content: Content, key: PageName, path: string): SitePage[] {
  const { hero, closing }: Shared = content[key] ?? {};
  const { home, projects, posts } = content;
  const page = { path, photo: (hero ?? closing ?? home.closing).photo };
  if (key === "portfolio")
    return listNumberedPages(page, projects, findLatest(projects.map(getCompleted)));
  const [{ photo } = page] = posts;
  if (key === "blog")
    return listNumberedPages({ ...page, photo }, posts, findLatest(posts.map(getModified)));
  const photos = [home.hero.photo, home.transformation?.photo].filter((file) => file !== undefined);
  return [key === "home" ? { ...page, photos } : page];
}

function listNumberedPages(first: SitePage, entries: unknown[], lastModified?: string): SitePage[] {
  return paginate(entries, ENTRIES_ON_FIRST_PAGE).map((_, index) => ({
    ...first,
    lastModified,
    path: getListPagePath(first.path, index + 1),
  }));
}

function listEntryPages(content: Content): SitePage[] {
  const { home, cities, projects, servicePages, posts, customPages, originals } = content;
  return [
    ...cities.map(({ city, path, photo }) => {
      const there = projects.filter((project) => project.city === city);
      return createEntryPage(path, photo, findLatest(there.map(getCompleted)));
    }),
    ...projects.map((project) => ({
      path: project.path,
      photo: project.photos[0]?.file ?? project.image,
      lastModified: project.completed,
      photos: project.photos.map(({ file }) => file),
    })),
    ...servicePages.map(({ path, photo }) => createEntryPage(path, photo)),
    ...posts.map((post) => createEntryPage(post.path, post.photo, getModified(post))),
    ...customPages.map(({ path, photo: opening, closing = home.closing, updated, body }) => {
      const photos = [...(opening ? [opening] : []), ...findFigures(body)];
      const [photo = closing.photo] = photos;
      return { path, photo, lastModified: updated, photos };
    }),
    ...originals.flatMap(({ path, pairs: [pair] }) =>
      pair ? { path, photo: pair.altered, isUnlisted: true as const } : [],
    ),
  ];
}

function createEntryPage(path: string, photo: string, lastModified?: string): SitePage {
  return { path, photo, lastModified, photos: [photo] };
}

const getCompleted = ({ completed }: Content["projects"][number]) => completed;
const getModified = ({ updated, date }: Content["posts"][number]) => updated ?? date;
const findLatest = (dates: string[]) => dates.toSorted().at(-1);
