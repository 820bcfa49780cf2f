import type {
  AggregateRating,
  BreadcrumbList,
  GeoCoordinates,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  WebPage,
  WebSite,
} from "schema-dts";
import type { NavigationItem } from "#app/config/pages.ts";
import type { CityLink, ServiceLink } from "#app/model/pages/parts/links.ts";
import type { Business } from "#app/model/schema/business.ts";
import { businessId, cityNode, serviceNode, websiteId } from "./nodes.ts";

type Offered = { business: Business; cities: CityLink[]; services: ServiceLink[] };

export function businessNode(
  { business, cities, services }: Offered,
  origin: string,
): HomeAndConstructionBusiness {
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
    geo: geo(business),
    areaServed: cities.map((city) => cityNode(city, origin)),
    openingHoursSpecification: openingHours(business),
    aggregateRating: rating(business),
    sameAs: business.social?.map(({ url }) => url),
    makesOffer: business.services.map((name) => ({
      "@type": "Offer",
      itemOffered: offeredService(name, services, origin) ?? {
        "@type": "Service",
        name,
        areaServed: business.serviceArea,
      },
    })),
  };
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

type PageWords = { url: string; name: string; description: string; origin: string };

export function webPageNode({ url, name, description, origin }: PageWords): WebPage {
  return {
    "@type": "WebPage",
    "@id": `${url}#page`,
    url,
    name,
    description,
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

function offeredService(name: string, services: ServiceLink[], origin: string) {
  const page = services.find(({ title }) => title.toLowerCase() === name.toLowerCase());
  return page && serviceNode(page, origin);
}

function openingHours(business: Business): OpeningHoursSpecification[] {
  return business.hours.flatMap(({ weekdays, opens, closes }) =>
    opens && closes
      ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: weekdays, opens, closes }]
      : [],
  );
}

function rating({ rating }: Business): AggregateRating | undefined {
  return (
    rating && {
      "@type": "AggregateRating",
      ratingValue: rating.value,
      bestRating: rating.best,
      reviewCount: rating.count,
    }
  );
}

function geo({ latitude, longitude }: Business): GeoCoordinates | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return { "@type": "GeoCoordinates", latitude, longitude };
}
