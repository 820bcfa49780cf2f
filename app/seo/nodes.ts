import type { City, ImageObject, Service } from "schema-dts";
import { largestSource } from "#app/lib/photos/sources.ts";
import type { CityLink, ServiceLink } from "#app/model/pages/parts/links.ts";
import type { Photo } from "#app/model/schema/photo.ts";

export const businessId = (origin: string) => `${origin}/#business`;
export const websiteId = (origin: string) => `${origin}/#website`;
export const cityId = (path: string, origin: string) => `${origin}${path}#city`;
export const serviceId = (path: string, origin: string) => `${origin}${path}#service`;

/** A city is the same thing on every page; without a page of its own it is only a name. */
export function cityNode({ name, path }: CityLink, origin: string): City {
  if (!path) return { "@type": "City", name };
  return { "@type": "City", "@id": cityId(path, origin), name, url: `${origin}${path}` };
}

export function serviceNode({ name, type, path }: ServiceLink, origin: string): Service {
  return {
    "@type": "Service",
    "@id": serviceId(path, origin),
    name,
    serviceType: type,
    url: `${origin}${path}`,
    provider: { "@id": businessId(origin) },
  };
}

export function imageNode(photo: Photo, origin: string): ImageObject {
  const url = new URL(largestSource(photo), origin).href;
  return {
    "@type": "ImageObject",
    contentUrl: url,
    width: { "@type": "QuantitativeValue", value: photo.width },
    height: { "@type": "QuantitativeValue", value: photo.height },
    caption: photo.alt,
  };
}
