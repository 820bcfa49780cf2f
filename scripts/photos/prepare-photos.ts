import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, parse } from "node:path";
import sharp, { type Sharp } from "sharp";
import { isSystemFile, JPEG_WIDTHS, PHOTO_WIDTHS, UPLOADS_PATH } from "#app/config/photos.ts";
import { slugify } from "#app/lib/slugify.ts";
import { PHOTO_MANIFEST, type PhotoManifest } from "#app/model/schema/photo.ts";

/** Part of every file name: change a setting, change this, and all pictures are made anew. */
const RECIPE = "2";

type Rendition = { file: string; width: number; encode: (image: Sharp) => Sharp };

/** Low efforts: each step down costs 3 % in size and halves the time on a fresh machine. */
const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 56, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 74, effort: 2 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 76, mozjpeg: true }),
};

export async function preparePhotos(folders: { masters: string; output: string }) {
  await mkdir(folders.output, { recursive: true });
  const present = new Set(await readdir(folders.output));
  const masters = (await readdir(folders.masters)).filter((file) => !isSystemFile(file));
  const oldManifest = await readManifest(join(folders.output, PHOTO_MANIFEST));
  const manifest: PhotoManifest = {};
  const wanted = new Set([PHOTO_MANIFEST]);
  let made = 0;

  const prepare = async (master: string) => {
    const bytes = await readFile(join(folders.masters, master));
    const hash = createHash("sha256").update(RECIPE).update(bytes).digest("hex").slice(0, 8);
    const base = `${slugify(parse(master).name)}-${hash}`;
    const src = `${UPLOADS_PATH}/${base}`;
    const known = oldManifest[master];
    manifest[master] = known?.src === src ? known : { src, ...(await measure(bytes)) };

    for (const rendition of renditionsOf(base, manifest[master].widths)) {
      wanted.add(rendition.file);
      if (present.has(rendition.file)) continue;
      await write(bytes, rendition, folders.output);
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

async function measure(bytes: Buffer) {
  const { autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const widths = PHOTO_WIDTHS.filter((candidate) => candidate <= width);
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .resize(1, 1)
    .flatten()
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return { width, height, colour, widths: widths.length > 0 ? widths : [width] };
}

function renditionsOf(base: string, widths: number[]): Rendition[] {
  const jpegWidths = widths.filter((width) => JPEG_WIDTHS.includes(width));
  const plan = [
    { extension: "avif" as const, widths },
    { extension: "webp" as const, widths },
    { extension: "jpg" as const, widths: jpegWidths.length > 0 ? jpegWidths : widths.slice(-1) },
  ];
  return plan.flatMap(({ extension, widths }) =>
    widths.map((width) => ({
      file: `${base}-${width}.${extension}`,
      width,
      encode: encoders[extension],
    })),
  );
}

/** Written under another name first, so that an interrupted run leaves no half picture behind. */
async function write(bytes: Buffer, { file, width, encode }: Rendition, output: string) {
  const partial = join(output, `.${file}.partial`);
  await encode(sharp(bytes).autoOrient().resize(width)).toFile(partial);
  await rename(partial, join(output, file));
}
