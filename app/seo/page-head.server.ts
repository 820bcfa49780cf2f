import { data } from "react-router";
import type { Thing } from "schema-dts";
import { LANGUAGES, type Language, type NavigationItem } from "#app/config/pages.ts";
import { formatPageTitle } from "#app/lib/format-page-title.ts";
import { memoize } from "#app/lib/memoize.ts";
import { getSite, type Site } from "#app/model/load/site.server.ts";
import { getSiteWithPhotos } from "#app/model/queries/site/photo-slots.server.ts";
import { listSitePages } from "#app/model/queries/site/site-pages.server.ts";
import type { Business } from "#app/model/schema/business.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { Seo } from "#app/model/schema/primitives.ts";
import { buildSiteNodes } from "./site-json-ld.ts";

export type PageDescription = {
  path: string;
  seo: Seo;
  lang?: Language;
  trail?: NavigationItem[];
  previous?: string;
  next?: string;
  type?: "website" | "article";
  nodes?: Thing[];
};

export async function withHead<Page extends object>(
  query: (site: Site) => Page | undefined,
  describePage: (page: Page) => PageDescription,
) {
  const page = query(await getSiteWithPhotos());
  if (!page) throw data(null, 404);
  const description = describePage(page);
  return { ...page, trail: description.trail ?? [], head: await buildPageHead(description) };
}

export type PageHead = Awaited<ReturnType<typeof buildPageHead>>;

async function buildPageHead(page: PageDescription) {
  const {
    path,
    seo,
    lang,
    trail = [],
    previous,
    next,
    type = "website",
    nodes: ofPage = [],
  } = page;
  const { content, photos } = await getSite();
  const { business } = content;
  const origin = business.website;
  const url = `${origin}${path}`;
  const title = formatPageTitle({ ...seo, brand: business.name });
  const { description } = seo;
  const locale = lang ? LANGUAGES[lang].locale : "en-US";
  const { hero } = content.home;
  const home = photos.getSharePhoto(hero.photo);
  const listed = getPagesByPath(content).get(path);
  const photo = photos.getSharePhoto(listed?.photo ?? hero.photo);
  const nodes = [
    ...buildSiteNodes(content, { path, title, description, trail, locale }, home.src),
    ...ofPage,
  ];
  return {
    title,
    meta: {
      description,
      keywords: getCityKeywords(seo.city, business).join(", "),
      robots: listed?.isUnlisted ? "noindex" : "index, follow, max-image-preview:large",
      "twitter:card": "summary_large_image",
    },
    properties: {
      "og:type": type,
      "og:site_name": business.name,
      "og:locale": locale.replace("-", "_"),
      "og:url": url,
      "og:title": title,
      "og:description": description,
      "og:image": new URL(photo.src, origin).href,
      "og:image:width": String(photo.width),
      "og:image:height": String(photo.height),
      "og:image:alt": photo.alt || title,
    },
    links: {
      canonical: url,
      ...(previous && { prev: `${origin}${previous}` }),
      ...(next && { next: `${origin}${next}` }),
    },
    graph: buildGraph(nodes, origin),
    ...listAlternates(content, path),
  };
}

/** Two pages that say the same in two languages each name both. */
function listAlternates({ customPages, business }: Content, path: string) {
  const page = customPages.find((own) => own.english && [own.path, own.english].includes(path));
  if (!page?.lang || !page.english) return {};
  const other = { hrefLang: page.lang, href: `${business.website}${page.path}` };
  const english = `${business.website}${page.english}`;
  return {
    alternates: [other, ...["en", "x-default"].map((hrefLang) => ({ hrefLang, href: english }))],
  };
}

const getPagesByPath = memoize(
  (content: Content) => new Map(listSitePages(content).map((page) => [page.path, page])),
);

const URL_KEYS = ["@id", "url", "item", "image", "logo", "contentUrl"];

/** The graph is text, because the router would decode its data value by value before hydration. */
function buildGraph(nodes: Thing[], origin: string): string {
  const toAbsolute = (key: string, value: unknown) =>
    URL_KEYS.includes(key) && `${value}`.startsWith("/") ? `${origin}${value}` : value;
  const graph = { "@context": "https://schema.org", "@graph": nodes };
  return JSON.stringify(graph, toAbsolute).replaceAll("<", "\\u003c");
}

export function getCityKeywords(city: string, business: Pick<Business, "region" | "services">) {
  return [
    `home staging ${city}`,
    `${city} home stager`,
    ...business.services.map((service) => `${service.toLowerCase()} ${city}`),
    ["real estate staging", city, business.region].filter(Boolean).join(" "),
  ];
}
