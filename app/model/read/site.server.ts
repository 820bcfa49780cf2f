import type { Content } from "#app/model/schema/content.ts";
import { contentFolder } from "./content-folder.server.ts";
import { loadContent } from "./load.server.ts";
import { PhotoLibrary } from "./photos.server.ts";
import { siteOrigin } from "./site-origin.ts";

type Site = { content: Content; photos: PhotoLibrary };

let loaded: Promise<Site> | undefined;

/** The checked content, read once for a build and anew at every request while developing. */
export function getSite(): Promise<Site> {
  if (process.env.NODE_ENV !== "production") return load();
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Site> {
  const content = await loadContent(contentFolder());
  // One setting moves the site: canonical, sitemap, feed and social tags all follow the website.
  if (process.env.SITE_ORIGIN) content.business.website = siteOrigin(process.env.SITE_ORIGIN);
  return { content, photos: new PhotoLibrary(content.photos) };
}
