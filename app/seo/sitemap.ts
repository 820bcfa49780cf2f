import { getLargestSource } from "#app/lib/photos/sources.ts";
import type { Site } from "#app/model/load/site.server.ts";
import { listSitePages } from "#app/model/queries/site/site-pages.server.ts";
import { escapeXml } from "./escape-xml.ts";

export function buildSitemap({ content, photos }: Site): string {
  const renderLocation = (tag: string, path: string) =>
    `<${tag}>${escapeXml(new URL(path, content.business.website).href)}</${tag}>`;
  const pages = listSitePages(content).filter(({ isUnlisted }) => !isUnlisted);
  const entries = pages.map(({ path, lastModified, photos: files = [] }) => {
    const images = files.map((file) => {
      const source = getLargestSource(photos.getPhoto(file, "viewer"));
      return `<image:image>${renderLocation("image:loc", source)}</image:image>`;
    });
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    return `<url>${renderLocation("loc", path)}${date}${images.join("")}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join("\n")}
</urlset>
`;
}
