import { join } from "node:path";
import { getContentFolder } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { PHOTO_FOLDER, PHOTO_MANIFEST } from "#app/model/load/photo-library.server.ts";
import { getSite } from "#app/model/load/site.server.ts";
import { getRequiredCrops } from "#app/model/queries/site/photo-slots.server.ts";
import { runAlone } from "#scripts/support/run-alone.ts";
import { runCommand } from "#scripts/support/run-command.ts";
import { preparePhotos } from "./prepare-photos.ts";

/** Two runs at once would remove each other's files. */
const LOCK = ".cache/making-photos";

await runCommand(() => runAlone(LOCK, makePhotos));

/** It reads the content itself, so that a run that had to wait uses the newest. */
async function makePhotos() {
  // getSite reports wrong content first, because a build and `npm run dev` begin here.
  await getSite();
  // Unlike getSite, loadContent includes drafts, which `npm run dev` shows.
  const content = await loadContent(getContentFolder());
  const originals = join(getContentFolder(), "photos");
  const paths = { originals, output: PHOTO_FOLDER, manifest: PHOTO_MANIFEST };
  const { made, kept, removed } = await preparePhotos(paths, getRequiredCrops(content));
  console.log(`Photos: ${made} made, ${kept} kept, ${removed} removed.`);
}
