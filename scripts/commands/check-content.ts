import { countOf } from "#app/lib/text/words.ts";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { notReady } from "#desk/not-ready.ts";
import { runCommand } from "#scripts/support/run-command.ts";

await runCommand(async () => {
  const folder = contentFolder();
  const content = await loadContent(folder);
  const counts = [
    countOf(content.projects.length, "project"),
    countOf(content.posts.length, "article"),
    countOf(content.faqs.length, "question"),
    countOf(content.photos.length, "photo"),
  ];
  console.log(`The content is in order: ${counts.join(", ")}.`);
  const advice = await notReady(content, folder);
  if (advice.length > 0) console.log("\nBefore you publish:");
  for (const line of advice) console.log(`- ${line}`);
});
