import { existsSync } from "node:fs";
import { Refusal } from "#app/lib/refusal.ts";
import { OWNERS_FOLDER, SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { adopt } from "#desk/adopt/adopt.ts";
import { askAboutBusiness } from "#desk/adopt/questions.ts";
import { Interview } from "#desk/new/interview.ts";
import { runCommand } from "#scripts/support/run-command.ts";
import { openTerminal } from "#scripts/support/terminal.ts";

await runCommand(async () => {
  if (existsSync(OWNERS_FOLDER))
    throw new Refusal(`${OWNERS_FOLDER}/ is there already. It is yours, and stays as it is.`);
  const terminal = openTerminal();
  terminal.tell("Enter takes what stands in [brackets]; Ctrl+C stops without writing anything.\n");
  const answers = await askAboutBusiness(new Interview(terminal));
  terminal.close();
  await adopt(answers, SAMPLE_FOLDER, OWNERS_FOLDER);
  await loadContent(OWNERS_FOLDER);
  terminal.tell(`\nWritten: ${OWNERS_FOLDER}/, with a manual in ${OWNERS_FOLDER}/README.md. Next:
- npm run dev shows the site as you work; npm run new -- project adds a home you have staged
- npm run check-content names what is left to write before you publish`);
});
