/** With --publish, this fails while a required item is open. */
import { pluralize } from "#app/lib/text/format.ts";
import { getContentFolder, isSample } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { getPublishChecklist, printPublishChecklist } from "#authoring/publish-checklist.ts";
import product from "#package.json" with { type: "json" };
import { runCommand } from "#scripts/support/run-command.ts";

await runCommand(async () => {
  const folder = getContentFolder();
  const whose = isSample() ? ", the sample business" : "";
  console.log(`Version ${product.version} of the product. Checking ${folder}/${whose}.`);
  const content = await loadContent(folder);
  const counts = [
    pluralize(content.projects.length, "project"),
    pluralize(content.posts.length, "article"),
    pluralize(content.faqs.length, "question"),
    pluralize(content.photos.length, "photo"),
  ];
  console.log(`No problems found: ${counts.join(", ")}.`);
  const mayPublish = printPublishChecklist(await getPublishChecklist(content, folder));
  if (!mayPublish && process.argv.includes("--publish")) process.exitCode = 1;
});
