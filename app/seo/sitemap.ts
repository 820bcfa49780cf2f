import type { SitemapPage } from "#app/model/pages/site/pages.server.ts";
import { escapeXml } from "./escape-xml.ts";

const SITEMAP_PAGES = 1000;

export function sitemapFiles(pages: SitemapPage[], origin: string): Record<string, string> {
  if (pages.length <= SITEMAP_PAGES) return { "sitemap.xml": sitemap(pages) };
  const parts: Record<string, string> = {};
  for (let start = 0; start < pages.length; start += SITEMAP_PAGES) {
    const part = pages.slice(start, start + SITEMAP_PAGES);
    parts[`sitemap-${start / SITEMAP_PAGES + 1}.xml`] = sitemap(part);
  }
  const locations = Object.keys(parts).map(
    (file) => `<sitemap><loc>${escapeXml(`${origin}/${file}`)}</loc></sitemap>`,
  );
  return { "sitemap.xml": xml("sitemapindex", locations), ...parts };
}

export const sitemap = (pages: SitemapPage[]) => xml("urlset", pages.map(entry));

const xml = (root: string, entries: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join("\n")}
</${root}>
`;

function entry({ url, lastModified, images }: SitemapPage): string {
  const parts = [
    `<loc>${escapeXml(url)}</loc>`,
    lastModified ? `<lastmod>${lastModified}</lastmod>` : "",
    ...images.map(
      (image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`,
    ),
  ];
  return `<url>${parts.join("")}</url>`;
}
