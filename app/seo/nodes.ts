import type { City, ImageObject, Service } from "schema-dts";
import { largestSource } from "#app/lib/photos/sources.ts";
import type { CityLink, ServiceLink } from "#app/model/pages/parts/links.ts";
import type { Photo } from "#app/model/schema/photo.ts";

/** Ids and urls of all nodes are paths; page-head puts the site's origin before them. */
export const BUSINESS = { "@id": "/#business" };

export const cityId = (path: string) => `${path}#city`;
export const serviceId = (path: string) => `${path}#service`;

export function cityNode({ name, path }: CityLink): City {
  if (!path) return { "@type": "City", name };
  return { "@type": "City", "@id": cityId(path), name, url: path };
}

export function serviceNode({ name, type, path }: ServiceLink): Service {
  return {
    "@type": "Service",
    "@id": serviceId(path),
    name,
    serviceType: type,
    url: path,
    provider: BUSINESS,
  };
}

export function imageNode(photo: Photo): ImageObject {
  return {
    "@type": "ImageObject",
    contentUrl: largestSource(photo),
    width: { "@type": "QuantitativeValue", value: photo.width },
    height: { "@type": "QuantitativeValue", value: photo.height },
    caption: photo.alt,
  };
}
