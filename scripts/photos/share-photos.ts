import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { sharePhotoPath } from "#app/lib/paths.ts";
import { getSitePages } from "#app/model/pages/site/pages.server.ts";
import { getPalette } from "#app/model/pages/site/theme.server.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { createSharePhotoDrawer } from "./draw-share-photo.ts";
import { workThrough } from "./work-through.ts";

const OUTPUT = "public/share";
const RECORD = ".cache/share-photos.json";

/** Change this with the drawing, and all share photos are drawn anew. */
const RECIPE = "4";

export async function makeSharePhotos(masters: string) {
  const { content, photos } = await getSite();
  const brand = content.business.name;
  const palette = await getPalette();
  await mkdir(OUTPUT, { recursive: true });
  const before = await readFile(RECORD, "utf8")
    .then(JSON.parse)
    .catch(() => ({}));
  const present = new Set(await readdir(OUTPUT));

  const pages = new Map(
    (await getSitePages()).map((page) => [basename(sharePhotoPath(page.path)), page]),
  );
  const after: Record<string, string> = {};
  const changed: { file: string; title: string; photo: string }[] = [];
  for (const [file, { title, photo }] of pages) {
    const { src } = photos.photo(photo);
    after[file] = hash("sha256", JSON.stringify([RECIPE, brand, palette, title, src]));
    if (before[file] !== after[file] || !present.has(file)) changed.push({ file, title, photo });
  }

  if (changed.length > 0) {
    const titles = changed.map(({ title }) => title);
    const draw = await createSharePhotoDrawer(brand, palette, titles);
    await workThrough("Share photos drawn", changed, async ({ file, title, photo }) =>
      writeFile(join(OUTPUT, file), await draw(title, await readMaster(masters, photo))),
    );
  }

  await writeFile(RECORD, JSON.stringify(after, null, 1));
  const stale = [...present].filter((file) => !(file in after));
  await Promise.all(stale.map((file) => rm(join(OUTPUT, file))));
  return { drawn: changed.length, kept: pages.size - changed.length };
}

/** A photo on another site is not ours to copy: such a page is shared by its title alone. */
async function readMaster(masters: string, photo: string): Promise<Buffer | undefined> {
  return photo.startsWith("https://") ? undefined : readFile(join(masters, photo));
}
