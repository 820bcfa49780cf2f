import type { HomeAndConstructionBusiness, Service, Thing } from "schema-dts";
import { type NavigationItem, PAGES } from "#app/config/pages.ts";
import { listClosedDays } from "#app/model/queries/parts/closed-days.server.ts";
import { getCityLink, getServiceLink } from "#app/model/queries/parts/links.ts";
import type { Content } from "#app/model/schema/content.ts";
import { BUSINESS, buildCityNode, buildServiceNode } from "./page-json-ld.ts";

type Page = {
  path: string;
  title: string;
  description: string;
  trail: NavigationItem[];
  locale: string;
};

const WEBSITE = { "@id": "/#website" };

export function buildSiteNodes(content: Content, page: Page, image: string): Thing[] {
  const { path, title, description, trail, locale } = page;
  const nodes: Thing[] = [
    buildBusinessNode(content, image),
    {
      "@type": "WebSite",
      ...WEBSITE,
      url: "/",
      name: content.business.name,
      inLanguage: "en-US",
      publisher: BUSINESS,
    },
    {
      "@type": "WebPage",
      "@id": `${path}#page`,
      url: path,
      name: title,
      description,
      inLanguage: locale,
      isPartOf: WEBSITE,
      about: BUSINESS,
    },
  ];
  if (trail.length === 0) return nodes;
  const itemListElement = [PAGES.home, ...trail].map(buildBreadcrumb);
  return [...nodes, { "@type": "BreadcrumbList", "@id": `${path}#trail`, itemListElement }];
}

function buildBusinessNode(content: Content, image: string): HomeAndConstructionBusiness {
  const { business } = content;
  const { latitude, longitude, rating } = business;
  const hasPlace = latitude !== undefined && longitude !== undefined;
  return {
    "@type": "HomeAndConstructionBusiness",
    ...BUSINESS,
    name: business.name,
    alternateName: business.alternateName,
    description: business.about,
    url: "/",
    logo: "/icon-512.png",
    image,
    telephone: business.phone,
    email: business.email,
    foundingDate: String(business.founded),
    priceRange: business.priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: business.street?.replaceAll("\n", ", "),
      addressLocality: business.city,
      addressRegion: business.region,
      postalCode: business.postalCode,
      addressCountry: business.country,
    },
    geo: hasPlace ? { "@type": "GeoCoordinates", latitude, longitude } : undefined,
    areaServed: business.serviceArea.map((city) => buildCityNode(getCityLink(content, city))),
    openingHoursSpecification: business.hours
      .filter(({ opens }) => opens)
      .map(({ weekdays: dayOfWeek, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek,
        opens,
        closes,
      })),
    specialOpeningHoursSpecification:
      business.closed &&
      listClosedDays(business).map(({ name, from, to }) => ({
        "@type": "OpeningHoursSpecification",
        name,
        validFrom: from,
        validThrough: to,
        // To search engines the same time twice is closed all day.
        opens: "00:00",
        closes: "00:00",
      })),
    aggregateRating: rating && {
      "@type": "AggregateRating",
      ratingValue: rating.value,
      bestRating: rating.best,
      reviewCount: rating.count,
    },
    sameAs: business.social?.map(({ url }) => url),
    makesOffer: business.services.map((name) => ({
      "@type": "Offer",
      itemOffered: buildOfferedService(content, name),
    })),
  };
}

function buildOfferedService({ servicePages, business }: Content, name: string): Service {
  const page = servicePages.find(({ title }) => title.toLowerCase() === name.toLowerCase());
  return page
    ? buildServiceNode(getServiceLink(page))
    : { "@type": "Service", name, areaServed: business.serviceArea };
}

const buildBreadcrumb = ({ name, path }: NavigationItem, index: number) =>
  ({ "@type": "ListItem", position: index + 1, name, item: path }) as const;
