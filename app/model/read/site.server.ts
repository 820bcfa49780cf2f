import type { Content } from "#app/model/schema/content.ts";
import { contentFolder } from "./content-folder.server.ts";
import { FileMemory } from "./file-memory.server.ts";
import { fileStamp, folderStamp } from "./folder-stamp.server.ts";
import { loadContent } from "./load.server.ts";
import { PHOTO_MANIFEST, PhotoLibrary } from "./photos.server.ts";
import { siteOrigin } from "./site-origin.ts";

export type Site = { content: Content; photos: PhotoLibrary };

declare global {
  /** A build evaluates this file several times, for its configuration and for its pages. */
  var siteOfBuild: Promise<Site> | undefined;
}

let loaded: Promise<Site> | undefined;
let stamp: string | undefined;
let looked: Promise<void> | undefined;

/** About as long as the server works on one page. */
const PAGE_VIEW_MS = 200;

const memory = new FileMemory();

/** The checked content, read once for a build; while developing, what has changed is read again. */
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

/** Asking a thousand files takes a moment, and every part of a page asks for the site. */
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
  const read = await loadContent(contentFolder(), memory);
  // One setting moves the site: canonical, sitemap, feed and social tags all follow the website.
  const { SITE_ORIGIN } = process.env;
  const website = SITE_ORIGIN ? siteOrigin(SITE_ORIGIN) : read.business.website;
  const content = { ...read, business: { ...read.business, website } };
  return { content, photos: new PhotoLibrary(content.photos) };
}
