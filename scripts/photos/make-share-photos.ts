/** Draws the picture by which each page is shared; what has not changed stays. */

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sharePhotoPath } from "#app/lib/photos/share-photo-path.ts";
import { getSitePages } from "#app/model/pages/site/pages.server.ts";
import { getPalette } from "#app/model/pages/site/theme.server.ts";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { contentHash } from "#hosting/content-cache.ts";
import { onAllCores } from "#hosting/on-all-cores.ts";
import { readRecord } from "#scripts/support/read-record.ts";
import { runCommand } from "#scripts/support/run-command.ts";
import { createSharePhotoDrawer } from "./draw-share-photo.ts";

const OUTPUT = "public/share";
const RECORD = join(OUTPUT, "record.json");

/** Change this with the drawing, and all pictures are drawn anew. */
const RECIPE = "4";

await runCommand(async () => {
  const { content, photos } = await getSite();
  const brand = content.business.name;
  const palette = await getPalette();
  await mkdir(OUTPUT, { recursive: true });
  const before = await readRecord<string>(RECORD);
  const present = new Set(await readdir(OUTPUT));

  // The pages of one list share a picture.
  const byFile = new Map((await getSitePages()).map((page) => [fileOf(page.path), page]));
  const after: Record<string, string> = {};
  const changed: { file: string; title: string; photo: string }[] = [];
  for (const [file, { title, photo }] of byFile) {
    // A photograph's address changes with the photograph.
    const { src } = photos.photo(photo);
    after[file] = contentHash(JSON.stringify([RECIPE, brand, palette, title, src]));
    if (before[file] !== after[file] || !present.has(file)) changed.push({ file, title, photo });
  }

  if (changed.length > 0) {
    const titles = changed.map(({ title }) => title);
    const draw = await createSharePhotoDrawer(brand, palette, titles);
    await onAllCores("Share pictures", changed, async ({ file, title, photo }) =>
      writeFile(join(OUTPUT, file), await draw(title, await readMaster(photo))),
    );
  }

  await writeFile(RECORD, JSON.stringify(after, null, 1));
  const stale = [...present].filter((file) => !(file in after) && file !== "record.json");
  await Promise.all(stale.map((file) => rm(join(OUTPUT, file))));
  console.log(`Share pictures: ${changed.length} drawn, ${byFile.size - changed.length} kept.`);
});

function fileOf(path: string): string {
  return sharePhotoPath(path).replace("/share/", "");
}

/** A picture on another site is not ours to copy: such a page is shared by its title alone. */
async function readMaster(photo: string): Promise<Buffer | undefined> {
  if (photo.startsWith("https://")) return undefined;
  return readFile(join(contentFolder(), "photos", photo));
}
