import { SITEMAP_PAGES } from "#app/config/limits.ts";
import type { SitemapPage } from "#app/model/pages/site/sitemap.server.ts";
import { sitemap, sitemapIndex } from "./sitemap.ts";

/** The sitemap by file name: one file, or an index and its parts where there are many pages. */
export function sitemapFiles(pages: SitemapPage[], origin: string): Record<string, string> {
  if (pages.length <= SITEMAP_PAGES) return { "sitemap.xml": sitemap(pages) };
  const parts: Record<string, string> = {};
  for (let start = 0; start < pages.length; start += SITEMAP_PAGES)
    parts[`sitemap-${start / SITEMAP_PAGES + 1}.xml`] = sitemap(
      pages.slice(start, start + SITEMAP_PAGES),
    );
  const addresses = Object.keys(parts).map((file) => `${origin}/${file}`);
  return { "sitemap.xml": sitemapIndex(addresses), ...parts };
}
