import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import { UPLOADS_PATH } from "#app/config/photos.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { PhotoCuts } from "#app/model/pages/site/photo-slots.server.ts";
import { fileStamp } from "#app/model/read/folder-stamp.server.ts";
import { Refusal } from "#app/model/read/refusal.ts";
import type { PhotoManifest } from "#app/model/schema/photo.ts";
import { cutWidths, wholeWidths } from "./renditions.ts";
import { workThrough } from "./work-through.ts";

/** Change it with any setting of the encoders, and all photos are made anew. */
const RECIPE = "5";

export async function describeMasters(
  masters: string,
  files: string[],
  before: Partial<PhotoManifest>,
  cuts: Map<string, PhotoCuts>,
): Promise<PhotoManifest> {
  const entries = await workThrough("Masters read", files, async (file) => {
    const path = join(masters, file);
    const stamp = `${await fileStamp(path)} ${RECIPE}`;
    const known = before[file];
    const master = known?.stamp === stamp ? known : await describeMaster(path).catch(refuse(path));
    const shapes = cuts.get(file)?.shapes ?? [];
    const cutEntries = shapes.map((shape) => [shape, cutWidths(master, shape)]);
    const widths = wholeWidths(master);
    return [file, { ...master, widths, cuts: Object.fromEntries(cutEntries), stamp }] as const;
  });
  return Object.fromEntries(entries);
}

export const refuse =
  (path: string) =>
  ({ message }: Error): never => {
    throw new Refusal(
      `${path}:   cannot be made smaller; save it anew (${message.split("\n")[0]})`,
    );
  };

async function describeMaster(path: string) {
  const bytes = await readFile(path);
  const photo = sharp(bytes);
  const { autoOrient } = await photo.metadata();
  const name = hash("sha256", Buffer.concat([Buffer.from(RECIPE), bytes])).slice(0, 8);
  const white = { background: "#fff" };
  const average = await photo.resize(1, 1).flatten(white).toColorspace("srgb").raw().toBuffer();
  return {
    src: `${UPLOADS_PATH}/${slugify(parse(path).name)}-${name}`,
    width: autoOrient.width,
    height: autoOrient.height,
    color: `#${average.toString("hex", 0, 3)}`,
  };
}
