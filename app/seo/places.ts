import type { City, Service, Thing } from "schema-dts";
import type { CityPage } from "#app/model/pages/city.server.ts";
import type { CityLink, ServiceLink } from "#app/model/pages/parts/places.ts";
import type { ServicePage } from "#app/model/pages/service.server.ts";
import { businessId, cityId, serviceId } from "./ids.ts";
import { richTextWords } from "./rich-text-words.ts";

/** A city is the same thing on every page; without a page of its own it is only a name. */
export function cityNode({ name, path }: CityLink, origin: string): City {
  if (!path) return { "@type": "City", name };
  return { "@type": "City", "@id": cityId(path, origin), name, url: `${origin}${path}` };
}

export function serviceNode({ title, type, path }: ServiceLink, origin: string): Service {
  return {
    "@type": "Service",
    "@id": serviceId(path, origin),
    name: title,
    serviceType: type,
    url: `${origin}${path}`,
    provider: { "@id": businessId(origin) },
  };
}

/** The city, and what is done there. */
export function cityThings({ city, path, heading, answer, seo }: CityPage, origin: string) {
  const place = cityNode({ name: city, path }, origin);
  const service: Service = {
    ...serviceNode({ title: heading, type: seo.type, path }, origin),
    description: richTextWords(answer),
    areaServed: { "@id": cityId(path, origin) },
  };
  return [place, service] satisfies Thing[];
}

export function serviceThings({ title, path, answer, seo, places }: ServicePage, origin: string) {
  const service: Service = {
    ...serviceNode({ title, type: seo.type, path }, origin),
    description: richTextWords(answer),
    areaServed: places.map((place) => cityNode(place, origin)),
  };
  return [service] satisfies Thing[];
}
