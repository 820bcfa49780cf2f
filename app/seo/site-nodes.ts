import type {
  BreadcrumbList,
  HomeAndConstructionBusiness,
  Service,
  WebPage,
  WebSite,
} from "schema-dts";
import type { NavigationItem } from "#app/config/pages.ts";
import { cityLink, serviceLink } from "#app/model/pages/parts/links.ts";
import type { Business } from "#app/model/schema/business.ts";
import type { Content } from "#app/model/schema/content.ts";
import { businessId, cityNode, serviceNode, websiteId } from "./nodes.ts";

export function businessNode(content: Content, origin: string): HomeAndConstructionBusiness {
  const { business } = content;
  const { latitude, longitude, rating } = business;
  const hasPlace = latitude !== undefined && longitude !== undefined;
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": businessId(origin),
    name: business.name,
    alternateName: business.alternateName,
    description: business.about,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/share/home.jpg`,
    telephone: business.phone,
    email: business.email,
    foundingDate: String(business.founded),
    priceRange: business.priceRange,
    address: {
      "@type": "PostalAddress",
      streetAddress: business.street,
      addressLocality: business.city,
      addressRegion: business.region,
      postalCode: business.postalCode,
      addressCountry: business.country,
    },
    geo: hasPlace ? { "@type": "GeoCoordinates", latitude, longitude } : undefined,
    areaServed: business.serviceArea.map((city) => cityNode(cityLink(content, city), origin)),
    openingHoursSpecification: business.hours
      .filter(({ opens }) => opens)
      .map(({ weekdays: dayOfWeek, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek,
        opens,
        closes,
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
      itemOffered: offeredService(content, name, origin),
    })),
  };
}

function offeredService(
  { servicePages, business }: Content,
  name: string,
  origin: string,
): Service {
  const page = servicePages.find(({ title }) => title.toLowerCase() === name.toLowerCase());
  return page
    ? serviceNode(serviceLink(page), origin)
    : { "@type": "Service", name, areaServed: business.serviceArea };
}

export function websiteNode(business: Business, origin: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId(origin),
    url: `${origin}/`,
    name: business.name,
    inLanguage: "en-US",
    publisher: { "@id": businessId(origin) },
  };
}

export function webPageNode(
  page: { url: string; name: string; description: string },
  origin: string,
): WebPage {
  return {
    "@type": "WebPage",
    "@id": `${page.url}#page`,
    ...page,
    inLanguage: "en-US",
    isPartOf: { "@id": websiteId(origin) },
    about: { "@id": businessId(origin) },
  };
}

export function breadcrumbNode(
  trail: NavigationItem[],
  url: string,
  origin: string,
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#trail`,
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
