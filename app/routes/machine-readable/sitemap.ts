import { getSitemapPages } from "#app/model/pages/site/sitemap.server.ts";
import { sitemap } from "#app/seo/sitemap.ts";

export const loader = async () =>
  new Response(sitemap(await getSitemapPages()), {
    headers: { "Content-Type": "application/xml" },
  });
