import type { SitemapPage } from "#app/model/pages/site/sitemap.server.ts";
import { escapeXml } from "./escape-xml.ts";

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemap(pages: SitemapPage[]): string {
  return `${XML}
<urlset ${NAMESPACE} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.map(entry).join("\n")}
</urlset>
`;
}

/** Names the parts of a sitemap that is too long for one file. */
export function sitemapIndex(urls: string[]): string {
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
