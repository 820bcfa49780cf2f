import { Refusal } from "#app/lib/refusal.ts";
import type { Content } from "#app/model/schema/content.ts";
import { contentFolder } from "./content-folder.server.ts";
import { fileStamp, folderStamp } from "./folder-stamp.server.ts";
import { loadContent } from "./load.server.ts";
import { PHOTO_MANIFEST, PhotoLibrary } from "./photos.server.ts";
import { published } from "./published.server.ts";

export type Site = { content: Content; photos: PhotoLibrary };

declare global {
  /** A build evaluates this file several times, for its configuration and for its pages. */
  var siteOfBuild: Promise<Site> | undefined;
}

let loaded: Promise<Site> | undefined;
let stamp: string | undefined;
let looked: Promise<void> | undefined;

/** The parts of one page look for changes once: a thousand files take a moment. */
const PAGE_VIEW_MS = 200;

/** For pages and the build; commands and tests that name a folder call loadContent(). */
export async function getSite(): Promise<Site> {
  if (process.env.NODE_ENV === "production") {
    globalThis.siteOfBuild ??= load();
    return globalThis.siteOfBuild;
  }
  looked ??= lookForChanges();
  await looked;
  loaded ??= load();
  return loaded;
}

async function lookForChanges() {
  setTimeout(() => {
    looked = undefined;
  }, PAGE_VIEW_MS).unref();
  const photos = await fileStamp(PHOTO_MANIFEST);
  const now = `${await folderStamp(contentFolder())} ${photos}`;
  if (now !== stamp) loaded = undefined;
  stamp = now;
}

async function load(): Promise<Site> {
  const all = await loadContent(contentFolder());
  // `npm run dev` is the owner's preview: it alone shows what waits.
  const read = process.env.NODE_ENV === "development" ? all : published(all);
  // One setting moves the site: canonical, sitemap, feed and social tags all follow the website.
  const { SITE_ORIGIN } = process.env;
  const website = SITE_ORIGIN ? siteOrigin(SITE_ORIGIN) : read.business.website;
  const photoNote = read.business.photoNote ?? (read.photos.some(isOfSample) ? NOTE : undefined);
  const content = { ...read, business: { ...read.business, website, photoNote } };
  return { content, photos: new PhotoLibrary(content.photos) };
}

/** The sample's photos are computer renderings, and are called so as long as one is shown. */
const NOTE = "Some of the photos are computer renderings.";
const isOfSample = ({ sample }: Content["photos"][number]) => sample === true;

export function siteOrigin(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash)
    return url.origin;
  throw new Refusal(
    `SITE_ORIGIN is "${given}", but the site needs an address of its own, such as https://example.com, without a folder behind it.`,
  );
}
