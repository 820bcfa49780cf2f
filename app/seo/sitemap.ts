import { SITEMAP_PAGES } from "#app/config/limits.ts";
import type { SitemapPage } from "#app/model/pages/site/pages.server.ts";
import { escapeXml } from "./escape-xml.ts";

export function sitemapFiles(pages: SitemapPage[], origin: string): Record<string, string> {
  if (pages.length <= SITEMAP_PAGES) return { "sitemap.xml": sitemap(pages) };
  const parts: Record<string, string> = {};
  for (let start = 0; start < pages.length; start += SITEMAP_PAGES)
    parts[`sitemap-${start / SITEMAP_PAGES + 1}.xml`] = sitemap(
      pages.slice(start, start + SITEMAP_PAGES),
    );
  const urls = Object.keys(parts).map((file) => `${origin}/${file}`);
  return { "sitemap.xml": sitemapIndex(urls), ...parts };
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemap(pages: SitemapPage[]): string {
  return `${XML}
<urlset ${NAMESPACE} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.map(entry).join("\n")}
</urlset>
`;
}

function sitemapIndex(urls: string[]): string {
  return `${XML}
<sitemapindex ${NAMESPACE}>
${urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`).join("\n")}
</sitemapindex>
`;
}

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
