import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, parse } from "node:path";
import sharp from "sharp";
import { isSystemFile, UPLOADS_PATH } from "#app/config/photos.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { getFileStamp } from "#app/model/load/folder-stamp.server.ts";
import { toPosixPath } from "#app/model/load/list-files.server.ts";
import { UserError } from "#app/model/load/user-error.ts";
import type { RequiredCrops } from "#app/model/queries/site/photo-slots.server.ts";
import type { PhotoManifest } from "#app/model/types/photo.ts";
import { encode, getRenditions, type Rendition } from "./renditions.ts";

/** Change this with any encoder setting, so that all photos are made again. */
const ENCODER_VERSION = "8";

/** More than one photo a core: each waits for the disk and for its next step in turn. */
const PHOTOS_A_CORE = 2;

const SILENT_MS = 3_000;
const TELL_EVERY_MS = 10_000;

type Paths = { originals: string; output: string; manifest: string };

export async function preparePhotos(
  { originals, output, manifest }: Paths,
  requiredCrops = new Map<string, RequiredCrops>(),
) {
  // A photo is encoded by one thread: with several it takes a fifth more work, and is a little larger.
  sharp.concurrency(1);
  await mkdir(output, { recursive: true });
  const present = new Set(await readdir(output));
  const begun = new Set(present);
  const files = (await readdir(originals)).filter((file) => !isSystemFile(file)).sort();
  // An interrupted run leaves no manifest, or half of one.
  const before: Partial<PhotoManifest> = await readFile(manifest, "utf8")
    .then(JSON.parse)
    .catch(() => ({}));

  const prepared = await workThrough(files, async (file) => {
    const path = join(originals, file);
    const { focus, crops = [] } = requiredCrops.get(file) ?? {};
    try {
      const entry = await describeOrReuse(path, before[file]);
      const renditions = getRenditions(entry, crops, focus);
      // Two files with the same photo share their renditions.
      const unmade = renditions.filter((rendition) => !begun.has(rendition.file));
      for (const rendition of unmade) begun.add(rendition.file);
      if (unmade.length > 0) await write(path, unmade, output);
      return { file, entry, renditions };
    } catch (error) {
      const [reason] = (error as Error).message.split("\n");
      throw new UserError(`${toPosixPath(path)}:   can't be resized. Save it again (${reason})`);
    }
  });

  const photos = new Set(prepared.flatMap(({ renditions }) => renditions.map(({ file }) => file)));
  const stale = [...present].filter((file) => !photos.has(file));
  await Promise.all(stale.map((file) => rm(join(output, file))));
  const described = Object.fromEntries(prepared.map(({ file, entry }) => [file, entry]));
  await mkdir(dirname(manifest), { recursive: true });
  await writeFile(manifest, JSON.stringify(described, null, 1));
  const kept = present.size - stale.length;
  return { made: photos.size - kept, kept, removed: stale.length };
}

async function workThrough<Result>(files: string[], work: (file: string) => Promise<Result>) {
  // A generator ends for all workers when one file fails; an array's iterator would go on.
  const queue = (function* () {
    yield* files.entries();
  })();
  const results: Result[] = [];
  let done = 0;
  let tellAt = performance.now() + SILENT_MS;
  const take = async () => {
    for (const [index, file] of queue) {
      results[index] = await work(file);
      done += 1;
      if (performance.now() < tellAt) continue;
      tellAt = performance.now() + TELL_EVERY_MS;
      console.log(`Photos made smaller: ${done} of ${files.length}`);
    }
  };
  await Promise.all(Array.from({ length: PHOTOS_A_CORE * availableParallelism() }, take));
  return results;
}

async function write(path: string, renditions: Rendition[], output: string) {
  const { data, info } = await sharp(await readFile(path))
    .autoOrient()
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const rendition of renditions) {
    const { file, width, region } = rendition;
    const photo = sharp(data, { raw: info });
    if (region) photo.extract(region);
    // The file is renamed when complete, so that an interrupted run leaves no partial photo.
    const partial = join(output, `.${file}.partial`);
    await encode(photo.resize(width), rendition).toFile(partial);
    await rename(partial, join(output, file));
  }
}

async function describeOrReuse(path: string, known?: PhotoManifest[string]) {
  const stamp = `${await getFileStamp(path)} ${ENCODER_VERSION}`;
  return known?.stamp === stamp ? known : { ...(await describeOriginal(path)), stamp };
}

async function describeOriginal(path: string) {
  const bytes = await readFile(path);
  const photo = sharp(bytes);
  const { autoOrient } = await photo.metadata();
  const name = hash("sha256", Buffer.concat([Buffer.from(ENCODER_VERSION), bytes])).slice(0, 8);
  const white = { background: "#fff" };
  const average = await photo.resize(1, 1).flatten(white).toColorspace("srgb").raw().toBuffer();
  return {
    src: `${UPLOADS_PATH}/${slugify(parse(path).name)}-${name}`,
    width: autoOrient.width,
    height: autoOrient.height,
    color: `#${average.toString("hex", 0, 3)}`,
  };
}
