import type { Content } from "#app/model/schema/content.ts";
import type { ContentPart } from "./check/checked-content.ts";
import { valueAt } from "./check/describe-problem.ts";
import { valuesMeaning } from "./check/schema-values.ts";

type Beside = { caption?: string; title?: string; name?: string; heading?: string };

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
  for (const { file, schema, data, texts } of parts) {
    for (const { path, value } of valuesMeaning("photo", schema, data)) {
      const { caption, title, name, heading } = valueAt(data, path.slice(0, -1)) as Beside;
      const named = file.startsWith("pages/") ? "" : (title ?? name ?? heading ?? "");
      alts.set(value, caption ?? alts.get(value) ?? named);
    }
    for (const block of texts.flatMap(({ blocks }) => blocks))
      if (block.kind === "figure") alts.set(block.photo, block.caption);
  }
  return [...alts].flatMap(([file, alt]) => (listed.has(file) ? [] : { file, alt }));
}
