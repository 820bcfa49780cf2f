import { slugify } from "./slugify.ts";

export function projectPath({ city, slug }: { city: string; slug: string }): string {
  return `/portfolio/${slugify(city)}-home-staging/${slug}`;
}
