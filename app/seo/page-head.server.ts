import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import type { NavigationItem } from "#app/config/navigation.ts";
import { SHARE_PHOTO } from "#app/config/photos.ts";
import { sharePhotoPath } from "#app/lib/paths.ts";
import { cityLink, serviceLink } from "#app/model/pages/parts/places.ts";
import { getSite } from "#app/model/read/site.server.ts";
import type { Seo } from "#app/model/schema/primitives.ts";
import { cityKeywords } from "./city-keywords.ts";
import { pageTitle } from "./page-title.ts";
import { breadcrumbNode, businessNode, webPageNode, websiteNode } from "./structured-data.ts";

export type PageDescription = {
  seo: Seo;
  /** Canonical path. */
  path: string;
  /** The visible trail, without Home. */
  trail?: NavigationItem[];
  /** Its neighbors, where it is one page of a list. */
  previous?: string;
  next?: string;
  type?: "website" | "article";
  /** What the page shows beyond itself: an article, a project, questions. */
  things?: (origin: string) => Thing[];
};

/** All that search engines and social networks read of a page, made at build time. */
export async function pageHead(page: PageDescription): Promise<MetaDescriptor[]> {
  const { seo, path, trail = [], type = "website", things = () => [] } = page;
  const { content } = await getSite();
  const { business } = content;
  const origin = business.website;
  const url = `${origin}${path}`;
  const title = pageTitle({ ...seo, brand: business.name });
  const { description } = seo;
  const picture = `${origin}${sharePhotoPath(path)}`;
  const offered = {
    business,
    places: business.serviceArea.map((city) => cityLink(content, city)),
    services: content.servicePages.map(serviceLink),
  };
  const graph: Thing[] = [
    businessNode(offered, origin),
    websiteNode(business, origin),
    webPageNode({ url, name: title, description, origin }),
    ...(trail.length > 0 ? [breadcrumbNode([HOME, ...trail], url, origin)] : []),
    ...things(origin),
  ];
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: cityKeywords(seo.city, business).join(", ") },
    { name: "robots", content: "index, follow, max-image-preview:large" },
    { tagName: "link", rel: "canonical", href: url },
    ...neighbor("prev", page.previous, origin),
    ...neighbor("next", page.next, origin),
    { property: "og:type", content: type },
    { property: "og:site_name", content: business.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:url", content: url },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: picture },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SHARE_PHOTO.width) },
    { property: "og:image:height", content: String(SHARE_PHOTO.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": { "@context": "https://schema.org", "@graph": graph } as never },
  ];
}

function neighbor(rel: "prev" | "next", path: string | undefined, origin: string) {
  return path ? [{ tagName: "link", rel, href: `${origin}${path}` }] : [];
}

const HOME: NavigationItem = { name: "Home", path: "/" };
