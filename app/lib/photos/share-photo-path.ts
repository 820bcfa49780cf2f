import { slugify } from "#app/lib/text/slugify.ts";

/** Where the picture is that social networks show for a page; a list's pages share one. */
export function sharePhotoPath(path: string): string {
  return `/share/${slugify(path.replace(/\/page\/\d+$/, "")) || "home"}.jpg`;
}
