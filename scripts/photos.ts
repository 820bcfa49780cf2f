/** Makes the responsive pictures of every master of the content folder; what is there already stays. */
import { join } from "node:path";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { preparePhotos } from "./photos/prepare-photos.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const folder = contentFolder();
  // Whatever is wrong is told first: this is where a build and `npm run dev` begin.
  await loadContent(folder);
  const { made, kept, removed } = await preparePhotos({
    masters: join(folder, "photos"),
    output: "public/uploads",
  });
  console.log(`Pictures: ${made} made, ${kept} kept, ${removed} removed.`);
});
