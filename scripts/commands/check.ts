import { spawnSync } from "node:child_process";
import { getContentFolder, isSample } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { UserError } from "#app/model/load/user-error.ts";
import { getPublishChecklist, printPublishChecklist } from "#authoring/publish-checklist.ts";
import { runCommand } from "#scripts/support/run-command.ts";

const STEPS = [
  "npm run build",
  "node scripts/support/ensure-test-tools.ts",
  "vitest run --project built smoke",
  "playwright test smoke",
];

await runCommand(async () => {
  if (isSample())
    throw new UserError(
      "There's no content/ here, so only the sample could be published. Run npm run setup to write one; if you have one already, commit it: git add content",
    );
  const folder = getContentFolder();
  // The checklist comes before the build, because it compares with the pages of the last one.
  const checklist = await getPublishChecklist(await loadContent(folder), folder);
  for (const step of STEPS)
    if (spawnSync(step, { shell: true, stdio: "inherit" }).status !== 0)
      throw new UserError(`npm run check stopped at: ${step}`);
  if (!printPublishChecklist(checklist))
    throw new UserError("\nThe site works. It is not published until the first list is done.");
  console.log("\nThe site is ready to be published.");
});
