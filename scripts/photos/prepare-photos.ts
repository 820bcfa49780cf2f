import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, parse } from "node:path";
import sharp from "sharp";
import { SHAPES } from "#app/config/frames.ts";
import { isSystemFile, UPLOADS_PATH } from "#app/config/photos.ts";
import { cropBox, type Size } from "#app/lib/crop-box.ts";
import { slugify } from "#app/lib/slugify.ts";
import type { PhotoCuts } from "#app/model/pages/photo-cuts.server.ts";
import { PHOTO_MANIFEST, type PhotoManifest } from "#app/model/schema/photo.ts";
import { encode } from "./encode.ts";
import { cutWidths, type Rendition, renditionsOf, wholeWidths } from "./renditions.ts";

/** Part of every file name: change a setting, change this, and all pictures are made anew. */
const RECIPE = "2";

type Folders = { masters: string; output: string };
type Master = Size & { bytes: Buffer; focus?: string };

export async function preparePhotos(folders: Folders, cuts = new Map<string, PhotoCuts>()) {
  await mkdir(folders.output, { recursive: true });
  const present = new Set(await readdir(folders.output));
  const masters = (await readdir(folders.masters)).filter((file) => !isSystemFile(file));
  const oldManifest = await readManifest(join(folders.output, PHOTO_MANIFEST));
  const manifest: PhotoManifest = {};
  const wanted = new Set([PHOTO_MANIFEST]);
  let made = 0;

  const prepare = async (file: string) => {
    const bytes = await readFile(join(folders.masters, file));
    const { focus, shapes = [] } = cuts.get(file) ?? {};
    const base = `${slugify(parse(file).name)}-${hashOf(RECIPE, bytes)}`;
    const src = `${UPLOADS_PATH}/${base}`;
    const known = oldManifest[file];
    const size = known?.src === src ? known : await measure(bytes);
    const entry = {
      src,
      width: size.width,
      height: size.height,
      colour: size.colour,
      widths: wholeWidths(size),
      cuts: Object.fromEntries(shapes.map((shape) => [shape, cutWidths(size, shape)])),
    };
    manifest[file] = entry;

    for (const rendition of renditionsOf(base, entry, focus)) {
      wanted.add(rendition.file);
      if (present.has(rendition.file)) continue;
      await write({ ...entry, bytes, focus }, rendition, folders.output);
      made += 1;
    }
  };

  // Encoding one picture keeps about one core busy, so there is one queue a core.
  const queue = masters.sort();
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await prepare(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));

  const stale = [...present].filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(join(folders.output, file))));
  await writeFile(join(folders.output, PHOTO_MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  return { made, kept: wanted.size - 1 - made, removed: stale.length };
}

async function readManifest(path: string): Promise<PhotoManifest> {
  try {
    return JSON.parse(await readFile(path, "utf8")) as PhotoManifest;
  } catch {
    return {};
  }
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 8);
}

async function measure(bytes: Buffer) {
  const { autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .resize(1, 1)
    .flatten()
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return { width, height, colour };
}

/** Written under another name first, so that an interrupted run leaves no half picture behind. */
async function write({ bytes, focus, ...size }: Master, rendition: Rendition, output: string) {
  const { file, width, extension, quality, shape } = rendition;
  const partial = join(output, `.${file}.partial`);
  const image = sharp(bytes).autoOrient();
  if (shape) image.extract(cropBox(size, SHAPES[shape].ratio, focus));
  await encode(image.resize(width), extension, quality).toFile(partial);
  await rename(partial, join(output, file));
}
