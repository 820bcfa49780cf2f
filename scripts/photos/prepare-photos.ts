import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import sharp from "sharp";
import { SHAPES } from "#app/config/frames.ts";
import { isSystemFile, UPLOADS_PATH } from "#app/config/photos.ts";
import { cropBox, type Size } from "#app/lib/photos/crop-box.ts";
import { Refusal } from "#app/lib/refusal.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { PhotoCuts } from "#app/model/pages/parts/photos.server.ts";
import { FileMemory } from "#app/model/read/file-memory.server.ts";
import { PHOTO_MANIFEST, type PhotoManifest } from "#app/model/schema/photo.ts";
import { onAllCores } from "#hosting/on-all-cores.ts";
import { readRecord } from "#scripts/support/read-record.ts";
import { describeMaster, RECIPE } from "./describe-master.ts";
import { encode } from "./encode.ts";
import { cutWidths, type Rendition, renditionsOf, wholeWidths } from "./renditions.ts";

/** `record` is a file in which one run tells the next what it has found out about the masters. */
type Folders = { masters: string; output: string; record: string };
type Work = { master: string; size: Size; focus?: string; renditions: Rendition[] };

export async function preparePhotos(folders: Folders, cuts = new Map<string, PhotoCuts>()) {
  const { masters, output } = folders;
  await mkdir(output, { recursive: true });
  const present = new Set(await readdir(output));
  const files = (await readdir(masters)).filter((file) => !isSystemFile(file)).sort();
  const manifest = await describeMasters(folders, files, cuts);

  const works = Object.entries(manifest).map(([file, entry]): Work => {
    const focus = cuts.get(file)?.focus;
    const base = entry.src.replace(`${UPLOADS_PATH}/`, "");
    const renditions = renditionsOf(base, entry, focus);
    return { master: join(masters, file), size: entry, focus, renditions };
  });
  const pictures = works.flatMap(({ renditions }) => renditions);
  const isMissing = ({ file }: Rendition) => !present.has(file);
  const unfinished = works
    .map((work) => ({ ...work, renditions: work.renditions.filter(isMissing) }))
    .filter(({ renditions }) => renditions.length > 0);
  await onAllCores("Photographs made smaller", unfinished, (work) =>
    write(work, output).catch(refuse(work.master)),
  );

  const wanted = new Set([PHOTO_MANIFEST, ...pictures.map(({ file }) => file)]);
  const stale = [...present].filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(join(output, file))));
  await writeFile(join(output, PHOTO_MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
  const made = pictures.filter(isMissing).length;
  return { made, kept: pictures.length - made, removed: stale.length };
}

/** What the check cannot see without opening every picture in full. */
const refuse =
  (path: string) =>
  ({ message }: Error): never => {
    throw new Refusal(
      `${path}:   cannot be made smaller; save it anew (${message.split("\n")[0]})`,
    );
  };

/** A master is opened only when its size or its time differs from what the record says. */
async function describeMasters(
  { masters, record }: Folders,
  files: string[],
  cuts: Map<string, PhotoCuts>,
): Promise<PhotoManifest> {
  const memory = new FileMemory(await readRecord(record));
  const entries = await onAllCores("Photographs", files, async (file) => {
    const path = join(masters, file);
    const { hash, ...size } = await memory.recall(path, RECIPE, () =>
      describeMaster(path).catch(refuse(path)),
    );
    const shapes = cuts.get(file)?.shapes ?? [];
    const entry = {
      src: `${UPLOADS_PATH}/${slugify(parse(file).name)}-${hash}`,
      ...size,
      widths: wholeWidths(size),
      cuts: Object.fromEntries(shapes.map((shape) => [shape, cutWidths(size, shape)])),
    };
    return [file, entry] as const;
  });
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, JSON.stringify(memory));
  return Object.fromEntries(entries);
}

/** A master is opened once for all that is made of it. */
async function write({ master, size, focus, renditions }: Work, output: string) {
  const { data, info } = await sharp(await readFile(master))
    .autoOrient()
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { file, width, extension, quality, shape } of renditions) {
    const image = sharp(data, { raw: info });
    if (shape) image.extract(cropBox(size, SHAPES[shape].ratio, focus));
    // Written under another name first, so that an interrupted run leaves no half picture behind.
    const partial = join(output, `.${file}.partial`);
    await encode(image.resize(width), extension, quality).toFile(partial);
    await rename(partial, join(output, file));
  }
}
