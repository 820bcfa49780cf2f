import { join } from "node:path";
import sharp from "sharp";
import { FRAMES, SHAPES, type View } from "#app/config/frames.ts";
import { PHOTO_WIDTHS } from "#app/config/photos.ts";
import { memoize } from "#app/lib/memoize.ts";
import { cropBox, type Size } from "#app/lib/photos/crop-box.ts";
import { photoFrames } from "#app/model/pages/parts/photo-cuts.server.ts";
import { photoUses } from "#app/model/read/check/photos.server.ts";
import { loadParts } from "#app/model/read/load.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES } from "#app/model/schema/content-files.ts";

/** Of a large screen, on which a photo of fewer pixels than its place is soft. */
const [SCREEN = 0] = PHOTO_WIDTHS.whole.slice(-2);
const REM = 16;

/** Every photo with its size and where it stands, then those too small and those that stand nowhere. */
export async function photoPlaces(folder: string): Promise<string[]> {
  const { content, parts } = await loadParts(folder);
  const places = new Map(content.photos.map(({ file }) => [file, new Set<string>()]));
  for (const part of parts.filter(({ file }) => file !== CONTENT_FILES.photos.file))
    for (const { place, photo } of photoUses(part))
      places.get(photo)?.add(`${part.file}, ${place}`);
  for (const { file, beforeOf } of content.photos)
    if (beforeOf) places.get(file)?.add(`before of ${beforeOf}`);
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
  // A photo stands in many frames, and is opened once.
  const opened = memoize((file) => sizeOf(folder, file));
  for (const [frame, file] of photoFrames(content)) {
    const size = await opened(file);
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
