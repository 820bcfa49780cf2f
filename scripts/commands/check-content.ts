import { countOf } from "#app/lib/text/words.ts";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { notReady } from "#desk/not-ready.ts";
import { runCommand } from "#scripts/support/run-command.ts";

await runCommand(async () => {
  const folder = contentFolder();
  const content = await loadContent(folder);
  const { projects, posts, faqs, photos } = content;
  const counts = [
    countOf(projects.length, "project"),
    countOf(posts.length, "article"),
    countOf(faqs.length, "question"),
    countOf(photos.length, "photo"),
  ];
  console.log(`The content is in order: ${counts.join(", ")}.`);
  const advice = await notReady(content, folder);
  if (advice.length > 0) console.log("\nBefore you publish:");
  for (const line of advice) console.log(`- ${line}`);
});
