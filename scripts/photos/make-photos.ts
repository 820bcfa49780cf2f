/** Makes the responsive pictures of every master of the content folder; what is there already stays. */
import { join } from "node:path";
import { photoCuts } from "#app/model/pages/parts/photos.server.ts";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { PHOTO_FOLDER } from "#app/model/read/photos.server.ts";
import { CACHE } from "#hosting/cache.ts";
import { runCommand } from "#scripts/support/run-command.ts";
import { preparePhotos } from "./prepare-photos.ts";

await runCommand(async () => {
  const folder = contentFolder();
  // Whatever is wrong is told first: this is where a build and `npm run dev` begin.
  const cuts = photoCuts(await loadContent(folder));
  const folders = {
    masters: join(folder, "photos"),
    output: PHOTO_FOLDER,
    record: join(CACHE, "masters.json"),
  };
  const { made, kept, removed } = await preparePhotos(folders, cuts);
  console.log(`Pictures: ${made} made, ${kept} kept, ${removed} removed.`);
});
