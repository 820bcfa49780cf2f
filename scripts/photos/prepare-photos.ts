import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, parse } from "node:path";
import sharp from "sharp";
import { isSystemFile, UPLOADS_PATH } from "#app/config/photos.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { getFileStamp } from "#app/model/load/folder-stamp.server.ts";
import { toPosixPath } from "#app/model/load/list-files.server.ts";
import { UserError } from "#app/model/load/user-error.ts";
import type { RequiredCrops } from "#app/model/queries/site/photo-slots.server.ts";
import type { PhotoManifest } from "#app/model/types/photo.ts";
import { alignPairs, PAIR_CACHE } from "./align/align-pairs.ts";
import { type Cut, cutPhoto, getCutSize } from "./align/warp-photo.ts";
import { readPhoto } from "./read-photo.ts";
import { encode, getRenditions, type Rendition } from "./renditions.ts";
import { workThrough } from "./work-through.ts";

/** Change this with any encoder setting, so that all photos are made again. */
const ENCODER_VERSION = "8";

/** One photo per core would leave the core idle while the photo is read and written. */
const PHOTOS_PER_CORE = 2;

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

  const photos = [...requiredCrops].map(([file, rest]) => ({ file, ...rest }));
  const pairs = await alignPairs(photos, originals, join(dirname(manifest), basename(PAIR_CACHE)));
  const aligned = new Map(pairs.map(({ before, alignment }) => [before, alignment.isAligned]));
  const cuts = new Map(
    pairs.flatMap(({ before, after, alignment: { cut } }): [string, Cut][] =>
      cut
        ? [
            [before, cut],
            [after, { sides: cut.sides }],
          ]
        : [],
    ),
  );

  const prepared = await workThrough(
    files,
    "Photos made smaller",
    async (file) => {
      const path = join(originals, file);
      const { focus, crops = [] } = requiredCrops.get(file) ?? {};
      let photo: Promise<Buffer> | undefined;
      const read = () => {
        photo ??= readPhoto(path);
        return photo;
      };
      try {
        const cut = cuts.get(file);
        const described = await describeOrReuse(path, read, before[file], cut);
        const entry = { ...described, isAligned: aligned.get(file) };
        const renditions = getRenditions(entry, crops, focus);
        // Two files with the same photo share their renditions.
        const unmade = renditions.filter((rendition) => !begun.has(rendition.file));
        for (const rendition of unmade) begun.add(rendition.file);
        if (unmade.length > 0) await write(await read(), unmade, output, cut);
        return { file, entry, renditions };
      } catch (error) {
        const [reason] = (error as Error).message.split("\n");
        throw new UserError(`${toPosixPath(path)}:   can't be resized. Save it again (${reason})`);
      }
    },
    PHOTOS_PER_CORE,
  );

  const made = new Set(prepared.flatMap(({ renditions }) => renditions.map(({ file }) => file)));
  const stale = [...present].filter((file) => !made.has(file));
  await Promise.all(stale.map((file) => rm(join(output, file))));
  const described = Object.fromEntries(prepared.map(({ file, entry }) => [file, entry]));
  await mkdir(dirname(manifest), { recursive: true });
  await writeFile(manifest, JSON.stringify(described, null, 1));
  const kept = present.size - stale.length;
  return { made: made.size - kept, kept, removed: stale.length };
}

async function write(photo: Buffer, renditions: Rendition[], output: string, cut?: Cut) {
  const original = await sharp(photo)
    .autoOrient()
    .toColorspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = cut ? cutPhoto(original, cut) : original;
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

type Read = () => Promise<Buffer>;

async function describeOrReuse(path: string, read: Read, known?: PhotoManifest[string], cut?: Cut) {
  const recipe = ENCODER_VERSION + (cut ? JSON.stringify(cut) : "");
  const stamp = `${await getFileStamp(path)} ${recipe}`;
  if (known?.stamp === stamp) return known;
  return { ...(await describeOriginal(path, read, recipe, cut)), stamp };
}

async function describeOriginal(path: string, read: Read, recipe: string, cut?: Cut) {
  const bytes = await readFile(path);
  const photo = sharp(await read());
  const { autoOrient } = await photo.metadata();
  const { width, height } = cut ? getCutSize(cut, autoOrient) : autoOrient;
  const name = hash("sha256", Buffer.concat([Buffer.from(recipe), bytes])).slice(0, 8);
  const white = { background: "#fff" };
  const average = await photo.resize(1, 1).flatten(white).toColorspace("srgb").raw().toBuffer();
  return {
    src: `${UPLOADS_PATH}/${slugify(parse(path).name)}-${name}`,
    width,
    height,
    color: `#${average.toString("hex", 0, 3)}`,
  };
}
