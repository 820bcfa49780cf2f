import type { Content } from "#app/model/schema/content.ts";
import type { ContentPart } from "./check/checked-content.ts";
import { photoUses } from "./check/photos.server.ts";

/**
 * Photos that are shown but not listed, as after an upload in the editor, with what is said of them where they
 * stand; the sections of a page say nothing of theirs, which are told to screen readers as decoration.
 */
export function undescribedPhotos(
  photos: Content["photos"],
  parts: ContentPart[],
): Content["photos"] {
  const listed = new Set(photos.map(({ file }) => file));
  const alts = new Map<string, string>();
  for (const part of parts)
    for (const { photo, beside } of photoUses(part)) {
      const { title, name, heading } = part.file.startsWith("pages/") ? {} : beside;
      const known = alts.get(photo) ?? title ?? name ?? heading ?? "";
      alts.set(photo, beside.caption ?? known);
    }
  return [...alts].flatMap(([file, alt]) => (listed.has(file) ? [] : { file, alt }));
}
