import { PATHS } from "#app/config/paths.ts";
import type { StagingType } from "#app/config/staging-types.ts";
import { slugify } from "./text/slugify.ts";

type ProjectKey = { city: string; slug: string };

export const getCityPath = (city: string) => `${PATHS.portfolio}/${slugify(city)}-home-staging`;

export const getProjectPath = ({ city, slug }: ProjectKey) => `${getCityPath(city)}/${slug}`;

export const getPhotoAnchor = (index: number) => `photo-${index + 1}`;

export const getProjectPhotoPath = (project: ProjectKey, index: number) =>
  index > 0 ? `${getProjectPath(project)}#${getPhotoAnchor(index)}` : getProjectPath(project);

export const getServicePath = (slug: string) => `/services/${slug}`;

export const getOriginalsPath = (slug: string) => `/originals/${slug}`;

export const getCustomPagePath = (slug: string) => `/${slug}`;

export const getPostPath = (id: number) => `${PATHS.blog}/${id}`;

export const getListPagePath = (list: string, page: number) =>
  page === 1 ? list : `${list}/page/${page}`;

export function getFilteredPath({
  staging,
  city,
}: {
  staging?: StagingType;
  city?: string;
}): string {
  const query = new URLSearchParams();
  if (staging) query.set("filter", staging);
  if (city) query.set("location", slugify(city));
  return `${PATHS.portfolio}?${query}`;
}

export const getContactPath = (service?: string, part?: "estimate") =>
  `${PATHS.contact}${service ? `?service=${service}` : ""}${part ? `#${part}` : ""}`;
