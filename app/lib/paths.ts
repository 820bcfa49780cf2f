import { PATHS } from "#app/config/paths.ts";
import type { Staging } from "#app/config/stagings.ts";
import { slugify } from "./text/slugify.ts";

/** Projects live below the page of their city, so that a shortened path still leads somewhere. */
export function cityPath(city: string): string {
  return `${PATHS.portfolio}/${slugify(city)}-home-staging`;
}

export function projectPath({ city, slug }: { city: string; slug: string }): string {
  return `${cityPath(city)}/${slug}`;
}

export function projectPhotoPath(project: { city: string; slug: string }, index: number): string {
  return index > 0 ? `${projectPath(project)}#${photoAnchor(index)}` : projectPath(project);
}

export function photoAnchor(index: number): string {
  return `photo-${index + 1}`;
}

export function projectByIdPath(id: number): string {
  return `${PATHS.portfolio}/${id}`;
}

export function pagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`;
}

export function servicePath(slug: string): string {
  return `/services/${slug}`;
}

export function filteredPath({ staging, city }: { staging?: Staging; city?: string }): string {
  const query = new URLSearchParams();
  if (staging) query.set("filter", staging);
  if (city) query.set("location", slugify(city));
  return `${PATHS.portfolio}?${query}`;
}

export function contactPath(service?: string, part?: "estimate"): string {
  return `${PATHS.contact}${service ? `?service=${service}` : ""}${part ? `#${part}` : ""}`;
}

export function postPath(id: number): string {
  return `${PATHS.blog}/${id}`;
}

export function sharePhotoPath(path: string): string {
  return `/share/${slugify(path.replace(/\/page\/\d+$/, "")) || "home"}.jpg`;
}
