import { PATHS } from "#app/config/paths.ts";
import { slugify } from "./slugify.ts";

export function projectPath({ city, slug }: { city: string; slug: string }): string {
  return `${PATHS.portfolio}/${slugify(city)}-home-staging/${slug}`;
}

export function projectByIdPath(id: number): string {
  return `${PATHS.portfolio}/${id}`;
}

/** The first page of a list is the list's own address. */
export function pagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`;
}

export function articlePath(id: number): string {
  return `${PATHS.blog}/${id}`;
}
