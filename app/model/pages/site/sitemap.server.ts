import { largestSource } from "#app/lib/photos/sources.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { getSitePages } from "./pages.server.ts";

export type SitemapPage = { url: string; lastModified?: string; images: string[] };

/** Pages with the day of their last change and their pictures, all as whole addresses. */
export async function getSitemapPages(): Promise<SitemapPage[]> {
  const { content, photos } = await getSite();
  const origin = content.business.website;
  return (await getSitePages()).map(({ path, lastModified, pictures = [] }) => ({
    url: `${origin}${path}`,
    lastModified,
    images: pictures.map((file) => new URL(largestSource(photos.photo(file)), origin).href),
  }));
}
