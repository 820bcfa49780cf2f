import { slugify } from "./slugify.ts";

/** Where the picture is that social networks show for a page. */
export function sharePicturePath(path: string): string {
  return `/share/${slugify(path) || "home"}.jpg`;
}
