import { join } from "node:path";
import { getContentFolder } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { PHOTO_FOLDER, PHOTO_MANIFEST } from "#app/model/load/photo-library.server.ts";
import { getSite } from "#app/model/load/site.server.ts";
import { getRequiredCrops } from "#app/model/queries/site/photo-slots.server.ts";
import { runAlone } from "#scripts/support/run-alone.ts";
import { runCommand } from "#scripts/support/run-command.ts";
import { preparePhotos } from "./prepare-photos.ts";

/** One run would remove what another has not finished. */
const LOCK = ".cache/making-photos";

await runCommand(() => runAlone(LOCK, makePhotos));

/** Reads the content itself, so that a run that had to wait makes what is wanted by then. */
async function makePhotos() {
  // Wrong content is told first: this is where a build and `npm run dev` begin.
  await getSite();
  // With those of drafts, which `npm run dev` shows.
  const content = await loadContent(getContentFolder());
  const originals = join(getContentFolder(), "photos");
  const paths = { originals, output: PHOTO_FOLDER, manifest: PHOTO_MANIFEST };
  const { made, kept, removed } = await preparePhotos(paths, getRequiredCrops(content));
  console.log(`Photos: ${made} made, ${kept} kept, ${removed} removed.`);
}
