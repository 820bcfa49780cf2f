/**
 * Tells what is wrong in the content, and what is left to do.
 *
 *   --photos     only lists each photo with the places that show it
 *   --publish    also fails while something has to be done before the site is published
 */
import { countOf } from "#app/lib/text/words.ts";
import { contentFolder, isSample } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { openMatters } from "#desk/open-matters.ts";
import { photoPlaces } from "#desk/photo-places.ts";
import { runCommand } from "#scripts/support/run-command.ts";
import { tellOpenMatters } from "#scripts/support/tell-open-matters.ts";

await runCommand(async () => {
  const folder = contentFolder();
  console.log(isSample() ? `Reading ${folder}/, the sample business.` : `Reading ${folder}/.`);
  if (process.argv.includes("--photos")) return console.log((await photoPlaces(folder)).join("\n"));
  const content = await loadContent(folder);
  const counts = [
    countOf(content.projects.length, "project"),
    countOf(content.posts.length, "article"),
    countOf(content.faqs.length, "question"),
    countOf(content.photos.length, "photo"),
  ];
  console.log(`The content is in order: ${counts.join(", ")}.`);
  const mayPublish = tellOpenMatters(await openMatters(content, folder));
  if (!mayPublish && process.argv.includes("--publish")) process.exitCode = 1;
});
