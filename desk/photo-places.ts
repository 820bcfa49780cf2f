import { join } from "node:path";
import sharp from "sharp";
import { PHOTO_WIDTHS } from "#app/config/photos.ts";
import { describePath } from "#app/model/read/check/describe-problem.ts";
import { valuesMeaning } from "#app/model/read/check/schema-values.ts";
import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";

/** Below this a photo that fills the page is soft on a large screen. */
const [LARGE = 0] = PHOTO_WIDTHS.whole.slice(-2);

/** Every photo with its size and where it stands, then those that stand nowhere. */
export async function photoPlaces(content: Content, folder: string): Promise<string[]> {
  const places = new Map(content.photos.map(({ file }) => [file, new Set<string>()]));
  for (const [file, place] of usesOf(content)) places.get(file)?.add(place);
  const used = [...places].filter(([, where]) => where.size > 0);
  const unused = [...places].filter(([, where]) => where.size === 0).map(([file]) => file);
  return [
    ...(await Promise.all(
      used.map(async ([file, where]) => {
        const size = await sizeOf(join(folder, "photos", file));
        return `${file} (${size}): ${[...where].join("; ")}`;
      }),
    )),
    `Never used: ${unused.join(", ") || "none"}`,
  ];
}

async function sizeOf(path: string): Promise<string> {
  const found = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!found) return "on another site";
  const { width, height } = found.autoOrient;
  return `${width} x ${height}${width < LARGE ? `, small where it fills the page: ${LARGE} wide` : ""}`;
}

function* usesOf(content: Content): Generator<[photo: string, place: string]> {
  for (const [name, { file, schema }] of Object.entries(CONTENT_FILES))
    for (const { path, value } of valuesMeaning("photo", schema, content[name as keyof Content]))
      if (path.at(-1) === "beforeOf") {
        const [index] = path;
        yield [content.photos[Number(index)]?.file ?? "", `before of ${value}`];
      } else if (file !== CONTENT_FILES.photos.file)
        yield [value, `${file}, ${describePath(path)}`];
  for (const name of Object.keys(CONTENT_FOLDERS) as (keyof typeof CONTENT_FOLDERS)[]) {
    const { folder, extension, schema } = CONTENT_FOLDERS[name];
    for (const entry of content[name]) {
      const file = `${folder}/${entry.slug}${extension}`;
      for (const { path, value } of valuesMeaning("photo", schema, entry))
        yield [value, `${file}, ${describePath(path)}`];
      for (const block of "body" in entry ? entry.body : [])
        if (block.kind === "figure") yield [block.photo, `${file}, text`];
    }
  }
}
