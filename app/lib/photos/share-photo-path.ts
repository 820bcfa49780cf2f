import { slugify } from "#app/lib/text/slugify.ts";

/** The photo that social networks show for a page; the pages of one list share it. */
export function sharePhotoPath(path: string): string {
  return `/share/${slugify(path.replace(/\/page\/\d+$/, "")) || "home"}.jpg`;
}
