import { UserError } from "#app/model/load/user-error.ts";
import type { Content } from "#app/model/schema/content.ts";
import { getContentFolder } from "./content-folder.server.ts";
import { filterPublished } from "./filter-published.server.ts";
import { loadContent } from "./load-content.server.ts";
import { PhotoLibrary } from "./photo-library.server.ts";

export type Site = { content: Content; photos: PhotoLibrary };

declare global {
  /** A build evaluates this file several times, for its configuration and for its pages. */
  var loadedSite: Promise<Site> | undefined;
}

/** Pages and the build use this site; commands and tests call loadContent() with a folder. */
export function getSite(): Promise<Site> {
  globalThis.loadedSite ??= load();
  return globalThis.loadedSite;
}

export function clearSiteCache() {
  globalThis.loadedSite = undefined;
}

async function load(): Promise<Site> {
  const all = await loadContent(getContentFolder());
  const read = process.env.NODE_ENV === "development" ? all : filterPublished(all);
  // One setting moves the site: canonical URLs, sitemap, feed and social tags follow the website.
  const { SITE_ORIGIN } = process.env;
  const website = SITE_ORIGIN ? parseSiteOrigin(SITE_ORIGIN) : read.business.website;
  const photoNote =
    read.business.photoNote ?? (read.photos.some(({ sample }) => sample) ? NOTE : undefined);
  const content = { ...read, business: { ...read.business, website, photoNote } };
  return { content, photos: new PhotoLibrary(content.photos) };
}

const NOTE = "Some of the photos are computer renderings.";

export function parseSiteOrigin(given: string): string {
  if (/^https?:\/\/[^/?#\s]+\/?$/.test(given) && URL.canParse(given)) return new URL(given).origin;
  throw new UserError(
    `SITE_ORIGIN is "${given}", but the site needs an address of its own, such as https://example.com, without a folder after it.`,
  );
}
