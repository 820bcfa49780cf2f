import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { OWNERS_FOLDER, SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { Refusal } from "#app/model/read/refusal.ts";
import { adopt } from "#desk/adopt/adopt.ts";
import { askAboutBusiness, type Terminal } from "#desk/adopt/questions.ts";
import { runCommand } from "#scripts/support/run-command.ts";

await runCommand(async () => {
  if (existsSync(OWNERS_FOLDER))
    throw new Refusal(`${OWNERS_FOLDER}/ is there already. It is yours, and stays as it is.`);
  const terminal = openTerminal();
  terminal.tell("Enter takes what stands in [brackets]; Ctrl+C stops without writing anything.\n");
  const answers = await askAboutBusiness(terminal);
  terminal.close();
  await adopt(answers, SAMPLE_FOLDER, OWNERS_FOLDER);
  await loadContent(OWNERS_FOLDER);
  terminal.tell(`\nWritten: ${OWNERS_FOLDER}/, with a manual in ${OWNERS_FOLDER}/README.md. Next:
- npm run dev shows the site as you work; "New" in its editor, /admin, adds a home you have staged
- npm run check-content names what is left to write before you publish`);
});

/** Asks whoever sits there; answers from a file or a pipe are taken line by line. */
function openTerminal(): Terminal & { close(): void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answers = lines[Symbol.asyncIterator]();
  return {
    async ask(question) {
      lines.setPrompt(question);
      if (process.stdin.isTTY) lines.prompt();
      const { done, value } = await answers.next();
      if (!done) return value;
      if (!process.stdin.isTTY) console.error(`No answer left for: ${question}`);
      process.exit(1);
    },
    tell: (line) => console.log(line),
    close: () => lines.close(),
  };
}
