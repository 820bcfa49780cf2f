/** What hosts run. A preview is built as it is; what is published is complete, or says "Coming soon". */
import { spawnSync } from "node:child_process";
import { getContentFolder } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { getPublishChecklist, printPublishChecklist } from "#authoring/publish-checklist.ts";
import { reduceToComingSoon } from "#hosting/coming-soon.ts";
import { runCommand } from "#scripts/support/run-command.ts";

await runCommand(async () => {
  const folder = getContentFolder();
  const content = await loadContent(folder);
  const isComplete = printPublishChecklist(await getPublishChecklist(content, folder));
  const { comingSoon, editor } = content.settings;
  const isPreview = isPreviewOf(editor?.backend.branch);
  if (!isComplete && !isPreview && !comingSoon) {
    process.exitCode = 1;
    return;
  }
  const { status } = spawnSync("npm run build", { shell: true, stdio: "inherit" });
  process.exitCode = status ?? 1;
  if (status === 0 && comingSoon && !isPreview)
    await reduceToComingSoon("build/client", content.business);
});

/** Netlify says what it builds, Cloudflare of which branch. */
function isPreviewOf(published = "main"): boolean {
  const { CONTEXT = "production", WORKERS_CI_BRANCH = published } = process.env;
  return CONTEXT !== "production" || WORKERS_CI_BRANCH !== published;
}
