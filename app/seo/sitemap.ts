import type { SitemapPage } from "#app/model/pages/sitemap.server.ts";
import { escapeXml } from "./escape-xml.ts";

export function sitemap(pages: SitemapPage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.map(entry).join("\n")}
</urlset>
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
