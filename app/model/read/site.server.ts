import { Refusal } from "#app/model/read/refusal.ts";
import type { Content } from "#app/model/schema/content.ts";
import { contentFolder } from "./content-folder.server.ts";
import { loadContent } from "./load.server.ts";
import { PhotoLibrary } from "./photos.server.ts";
import { published } from "./published.server.ts";

export type Site = { content: Content; photos: PhotoLibrary };

declare global {
  /** A build evaluates this file several times, for its configuration and for its pages. */
  var loadedSite: Promise<Site> | undefined;
}

/** For pages and the build; commands and tests that name a folder call loadContent(). */
export function getSite(): Promise<Site> {
  globalThis.loadedSite ??= load();
  return globalThis.loadedSite;
}

export function forgetSite() {
  globalThis.loadedSite = undefined;
}

async function load(): Promise<Site> {
  const all = await loadContent(contentFolder());
  const read = process.env.NODE_ENV === "development" ? all : published(all);
  // One setting moves the site: canonical, sitemap, feed and social tags all follow the website.
  const { SITE_ORIGIN } = process.env;
  const website = SITE_ORIGIN ? siteOrigin(SITE_ORIGIN) : read.business.website;
  const photoNote =
    read.business.photoNote ?? (read.photos.some(({ sample }) => sample) ? NOTE : undefined);
  const content = { ...read, business: { ...read.business, website, photoNote } };
  return { content, photos: new PhotoLibrary(content.photos) };
}

const NOTE = "Some of the photos are computer renderings.";

export function siteOrigin(given: string): string {
  if (/^https?:\/\/[^/?#\s]+\/?$/.test(given) && URL.canParse(given)) return new URL(given).origin;
  throw new Refusal(
    `SITE_ORIGIN is "${given}", but the site needs an address of its own, such as https://example.com, without a folder after it.`,
  );
}
