import { data, type MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import type { NavigationItem } from "#app/config/pages.ts";
import { SHARE_PHOTO } from "#app/config/photos.ts";
import { sharePhotoPath } from "#app/lib/paths.ts";
import { getSite } from "#app/model/read/site.server.ts";
import type { Business } from "#app/model/schema/business.ts";
import type { Seo } from "#app/model/schema/primitives.ts";
import { pageTitle } from "./page-title.ts";
import { siteNodes } from "./site-nodes.ts";

export type PageDescription = {
  seo: Seo;
  path: string;
  trail?: NavigationItem[];
  previous?: string;
  next?: string;
  type?: "website" | "article";
  things?: Thing[];
};

export async function withHead<Page extends object>(
  found: Promise<Page | undefined>,
  descriptionOf: (page: Page) => PageDescription,
) {
  const page = await found;
  if (!page) throw data(null, 404);
  const description = descriptionOf(page);
  return { ...page, trail: description.trail ?? [], head: await pageHead(description) };
}

async function pageHead(page: PageDescription): Promise<MetaDescriptor[]> {
  const { seo, path, trail = [], previous, next, type = "website", things = [] } = page;
  const { content } = await getSite();
  const { business } = content;
  const origin = business.website;
  const url = `${origin}${path}`;
  const title = pageTitle({ ...seo, brand: business.name });
  const { description } = seo;
  const photo = `${origin}${sharePhotoPath(path)}`;
  const nodes = [...siteNodes(content, { path, title, description, trail }), ...things];
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: cityKeywords(seo.city, business).join(", ") },
    { name: "robots", content: "index, follow, max-image-preview:large" },
    { tagName: "link", rel: "canonical", href: url },
    ...(previous ? [{ tagName: "link", rel: "prev", href: `${origin}${previous}` }] : []),
    ...(next ? [{ tagName: "link", rel: "next", href: `${origin}${next}` }] : []),
    { property: "og:type", content: type },
    { property: "og:site_name", content: business.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:url", content: url },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: photo },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SHARE_PHOTO.width) },
    { property: "og:image:height", content: String(SHARE_PHOTO.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": { "@context": "https://schema.org", "@graph": absolute(nodes, origin) } },
  ];
}

const URL_KEYS = ["@id", "url", "item", "image", "logo", "contentUrl"];

function absolute(nodes: Thing[], origin: string) {
  return JSON.parse(JSON.stringify(nodes), (key, value) =>
    URL_KEYS.includes(key) && `${value}`.startsWith("/") ? `${origin}${value}` : value,
  );
}

export function cityKeywords(city: string, business: Pick<Business, "region" | "services">) {
  return [
    `home staging ${city}`,
    `${city} home stager`,
    ...business.services.map((service) => `${service.toLowerCase()} ${city}`),
    ["real estate staging", city, business.region].filter(Boolean).join(" "),
  ];
}
