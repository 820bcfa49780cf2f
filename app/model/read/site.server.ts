import type { Content } from "#app/model/schema/content.ts";
import { contentFolder } from "./content-folder.server.ts";
import { FileMemory } from "./file-memory.server.ts";
import { folderStamp } from "./folder-stamp.server.ts";
import { loadContent } from "./load.server.ts";
import { PHOTO_FOLDER, PhotoLibrary } from "./photos.server.ts";
import { siteOrigin } from "./site-origin.ts";

export type Site = { content: Content; photos: PhotoLibrary };

let loaded: Promise<Site> | undefined;
let stamp: string | undefined;
const memory = new FileMemory();

/** The checked content, read once for a build; while developing, what has changed is read again. */
export async function getSite(): Promise<Site> {
  if (process.env.NODE_ENV !== "production") {
    const now = `${await folderStamp(contentFolder())}${await folderStamp(PHOTO_FOLDER)}`;
    if (now !== stamp) loaded = undefined;
    stamp = now;
  }
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Site> {
  const read = await loadContent(contentFolder(), memory);
  // One setting moves the site: canonical, sitemap, feed and social tags all follow the website.
  const { SITE_ORIGIN } = process.env;
  const website = SITE_ORIGIN ? siteOrigin(SITE_ORIGIN) : read.business.website;
  const content = { ...read, business: { ...read.business, website } };
  return { content, photos: new PhotoLibrary(content.photos) };
}
