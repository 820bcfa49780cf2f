import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { CONTENT_FOLDER, SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { UserError } from "#app/model/load/user-error.ts";
import { askAboutBusiness, type Terminal } from "#authoring/setup/ask-about-business.ts";
import { writeStarterContent } from "#authoring/setup/write-starter-content.ts";
import { runCommand } from "#scripts/support/run-command.ts";

await runCommand(async () => {
  if (existsSync(CONTENT_FOLDER))
    throw new UserError(`${CONTENT_FOLDER}/ is there already. It is yours, and stays as it is.`);
  const terminal = openTerminal();
  terminal.tell("Enter takes what stands in [brackets]; Ctrl+C stops without writing anything.\n");
  const answers = await askAboutBusiness(terminal);
  terminal.close();
  await writeStarterContent(answers, SAMPLE_FOLDER, CONTENT_FOLDER);
  await loadContent(CONTENT_FOLDER);
  terminal.tell(`\nWritten: ${CONTENT_FOLDER}/, with a manual in ${CONTENT_FOLDER}/README.md. Next:
- npm run dev shows the site as you work; "New" in its editor, /admin, adds a home you have staged
- npm run check-content names what is left to write before you publish`);
});

/** Answers from a file or a pipe are read line by line. */
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
