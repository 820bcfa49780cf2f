import { join } from "node:path";
import sharp from "sharp";
import { FRAMES, SHAPES, type View } from "#app/config/frames.ts";
import { PHOTO_WIDTHS } from "#app/config/photos.ts";
import { cropBox, type Size } from "#app/lib/photos/crop-box.ts";
import { photoFrames } from "#app/model/pages/parts/photo-cuts.server.ts";
import { describePath } from "#app/model/read/check/describe-problem.ts";
import { valuesMeaning } from "#app/model/read/check/schema-values.ts";
import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";

/** Of a large screen, on which a photo of fewer pixels than its place is soft. */
const [SCREEN = 0] = PHOTO_WIDTHS.whole.slice(-2);
const REM = 16;

/** Every photo with its size and where it stands, then those too small and those that stand nowhere. */
export async function photoPlaces(content: Content, folder: string): Promise<string[]> {
  const places = new Map(content.photos.map(({ file }) => [file, new Set<string>()]));
  for (const [file, place] of usesOf(content)) places.get(file)?.add(place);
  const lines: string[] = [];
  for (const [file, where] of places) {
    const size = await sizeOf(folder, file);
    const words = size ? `${size.width} x ${size.height}` : "on another site";
    if (where.size > 0) lines.push(`${file} (${words}): ${[...where].join("; ")}`);
  }
  const unused = [...places].filter(([, where]) => where.size === 0).map(([file]) => file);
  const small = await smallPhotos(content, folder);
  return [...lines, ...small, `Never used: ${unused.join(", ") || "none"}`];
}

/** Photos that are smaller than a place they stand in, each with both sizes. */
export async function smallPhotos(content: Content, folder: string): Promise<string[]> {
  const small = new Set<string>();
  for (const [frame, file] of photoFrames(content)) {
    const size = await sizeOf(folder, file);
    const { shape, sizes = "" }: Partial<View> = FRAMES[frame].at(-1) ?? {};
    const [, most = 0, unit] = sizes.match(/(?:^|\) )(\d+)(rem|vw)/) ?? [];
    const needed = Math.round(Number(most) * (unit === "rem" ? REM : SCREEN / 100));
    const given = size && (shape ? cropBox(size, SHAPES[shape].ratio) : size).width;
    const place = frame.replace(/[A-Z]/g, " $&").toLowerCase();
    if (given && given < needed)
      small.add(
        `photos/${file} is ${size.width} x ${size.height}: as ${place} it fills ${needed} pixels of width, and has ${given}`,
      );
  }
  return [...small];
}

function sizeOf(folder: string, file: string): Promise<Size | undefined> {
  return sharp(join(folder, "photos", file))
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => undefined,
    );
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
