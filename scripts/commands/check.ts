import { spawnSync } from "node:child_process";
import { getContentFolder, isSample } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { UserError } from "#app/model/load/user-error.ts";
import { getPublishChecklist, printPublishChecklist } from "#authoring/publish-checklist.ts";
import { reduceToComingSoon } from "#hosting/coming-soon.ts";
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
  const content = await loadContent(folder);
  const checklist = await getPublishChecklist(content, folder);
  for (const step of STEPS)
    if (spawnSync(step, { shell: true, stdio: "inherit" }).status !== 0)
      throw new UserError(`npm run check stopped at: ${step}`);
  const isComplete = printPublishChecklist(checklist);
  if (content.settings.comingSoon) {
    await reduceToComingSoon("build/client", content.business);
    console.log(
      '\nThe site works. Until comingSoon is off in settings.yml, it says "Coming soon".',
    );
  } else if (!isComplete)
    throw new UserError("\nThe site works. It is not published until the first list is done.");
  else console.log("\nThe site is ready to be published.");
});
