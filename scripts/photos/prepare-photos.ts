import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { SHAPES } from "#app/config/frames.ts";
import { isSystemFile, UPLOADS_PATH } from "#app/config/photos.ts";
import { cropBox, type Size } from "#app/lib/photos/crop-box.ts";
import type { PhotoCuts } from "#app/model/pages/site/photo-slots.server.ts";
import { describeMasters, refuse } from "./describe-masters.ts";
import { encode, type Rendition, renditionsOf } from "./renditions.ts";
import { workThrough } from "./work-through.ts";

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
