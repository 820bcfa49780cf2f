/** Draws the picture by which each page is shared; what has not changed stays. */

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sharePicturePath } from "#app/lib/share-picture-path.ts";
import { getSitePages } from "#app/model/pages/site-pages.server.ts";
import { getPalette } from "#app/model/pages/theme.server.ts";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { runCommand } from "./run-command.ts";
import { createSharePictureDrawer } from "./share/draw-share-picture.ts";

const OUTPUT = "public/share";
const RECORD = join(OUTPUT, "record.json");

/** Change this with the drawing, and all pictures are drawn anew. */
const RECIPE = "2";

await runCommand(async () => {
  const brand = (await getSite()).content.business.name;
  const palette = await getPalette();
  const pages = await getSitePages();
  await mkdir(OUTPUT, { recursive: true });
  const before: Record<string, string> = JSON.parse(
    await readFile(RECORD, "utf8").catch(() => "{}"),
  );
  const after: Record<string, string> = {};
  const present = new Set(await readdir(OUTPUT));
  const draw = await createSharePictureDrawer(brand, palette);

  for (const { path, title, photo } of pages) {
    const file = sharePicturePath(path).replace("/share/", "");
    // A picture on another site is not ours to copy: such a page is shared by its title alone.
    const master = photo.startsWith("https://")
      ? undefined
      : await readFile(join(contentFolder(), "photos", photo));
    const key = createHash("sha256")
      .update(RECIPE + brand + JSON.stringify(palette) + title)
      .update(master ?? "")
      .digest("hex");
    after[file] = key;
    if (before[file] !== key || !present.has(file))
      await writeFile(join(OUTPUT, file), await draw(title, master));
  }

  await writeFile(RECORD, JSON.stringify(after, null, 1));
  const stale = [...present].filter((file) => !(file in after) && file !== "record.json");
  await Promise.all(stale.map((file) => rm(join(OUTPUT, file))));
  console.log(`Share pictures: ${pages.length}.`);
});
