import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import sharp from "sharp";
import { SHAPES } from "#app/config/frames.ts";
import { isSystemFile, UPLOADS_PATH } from "#app/config/photos.ts";
import { cropBox, type Size } from "#app/lib/photos/crop-box.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { PhotoCuts } from "#app/model/pages/site/photo-slots.server.ts";
import { fileStamp } from "#app/model/read/folder-stamp.server.ts";
import { Refusal } from "#app/model/read/refusal.ts";
import type { PhotoManifest } from "#app/model/schema/photo.ts";
import { cutWidths, encode, type Rendition, renditionsOf, wholeWidths } from "./renditions.ts";
import { workThrough } from "./work-through.ts";

/** Change it with any setting of the encoders, and all photos are made anew. */
const RECIPE = "5";

type Paths = { masters: string; output: string; manifest: string };
type Work = { master: string; size: Size; focus?: string; renditions: Rendition[] };

export async function preparePhotos(
  { masters, output, manifest }: Paths,
  cuts = new Map<string, PhotoCuts>(),
) {
  await mkdir(output, { recursive: true });
  const present = new Set(await readdir(output));
  const files = (await readdir(masters)).filter((file) => !isSystemFile(file)).sort();
  // An interrupted run leaves no manifest, or half of one.
  const before = await readFile(manifest, "utf8")
    .then(JSON.parse)
    .catch(() => ({}));
  const described = await describeMasters(masters, files, before, cuts);

  const works = Object.entries(described).map(([file, entry]): Work => {
    const focus = cuts.get(file)?.focus;
    const renditions = renditionsOf(entry.src.replace(`${UPLOADS_PATH}/`, ""), entry, focus);
    return { master: join(masters, file), size: entry, focus, renditions };
  });
  const photos = works.flatMap(({ renditions }) => renditions);
  const isUnmade = ({ file }: Rendition) => !present.has(file);
  const unfinished = works
    .map((work) => ({ ...work, renditions: work.renditions.filter(isUnmade) }))
    .filter(({ renditions }) => renditions.length > 0);
  await workThrough("Photos made smaller", unfinished, (work) =>
    write(work, output).catch(refuse(work.master)),
  );

  const wanted = new Set(photos.map(({ file }) => file));
  const stale = [...present].filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(join(output, file))));
  await mkdir(dirname(manifest), { recursive: true });
  await writeFile(manifest, JSON.stringify(described, null, 1));
  const made = photos.filter(isUnmade).length;
  return { made, kept: photos.length - made, removed: stale.length };
}

async function write({ master, size, focus, renditions }: Work, output: string) {
  const { data, info } = await sharp(await readFile(master))
    .autoOrient()
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const rendition of renditions) {
    const { file, width, shape } = rendition;
    const photo = sharp(data, { raw: info });
    if (shape) photo.extract(cropBox(size, SHAPES[shape].ratio, focus));
    // Renamed when it is whole: an interrupted run leaves no half photo under this name.
    const partial = join(output, `.${file}.partial`);
    await encode(photo.resize(width), rendition).toFile(partial);
    await rename(partial, join(output, file));
  }
}

async function describeMasters(
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

const refuse =
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
