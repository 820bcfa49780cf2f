import { PATHS } from "#app/config/paths.ts";
import type { StagingType } from "#app/config/staging-types.ts";
import { slugify } from "./text/slugify.ts";

type ProjectKey = { city: string; slug: string };

export const cityPath = (city: string) => `${PATHS.portfolio}/${slugify(city)}-home-staging`;

export const projectPath = ({ city, slug }: ProjectKey) => `${cityPath(city)}/${slug}`;

export const photoAnchor = (index: number) => `photo-${index + 1}`;

export const projectPhotoPath = (project: ProjectKey, index: number) =>
  index > 0 ? `${projectPath(project)}#${photoAnchor(index)}` : projectPath(project);

export const servicePath = (slug: string) => `/services/${slug}`;

export const ownPagePath = (slug: string) => `/${slug}`;

export const postPath = (id: number) => `${PATHS.blog}/${id}`;

export const pagePath = (list: string, page: number) =>
  page === 1 ? list : `${list}/page/${page}`;

export function filteredPath({ staging, city }: { staging?: StagingType; city?: string }): string {
  const query = new URLSearchParams();
  if (staging) query.set("filter", staging);
  if (city) query.set("location", slugify(city));
  return `${PATHS.portfolio}?${query}`;
}

export const contactPath = (service?: string, part?: "estimate") =>
  `${PATHS.contact}${service ? `?service=${service}` : ""}${part ? `#${part}` : ""}`;
