/** Asks about the business and writes content/; answers may also come as options, or in a file. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { CONTENT_FOLDER, SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { describeProblems } from "#app/model/load/describe-problem.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { parseYaml } from "#app/model/load/parse/yaml.ts";
import { UserError } from "#app/model/load/user-error.ts";
import {
  askAboutBusiness,
  type Interview,
  SETUP_QUESTIONS,
} from "#authoring/setup/ask-about-business.ts";
import { writeStarterContent } from "#authoring/setup/write-starter-content.ts";
import { runCommand } from "#scripts/support/run-command.ts";

type Answers = Record<string, string | undefined>;

await runCommand(async () => {
  if (existsSync(CONTENT_FOLDER))
    throw new UserError(`${CONTENT_FOLDER}/ is there already. It is yours, and stays as it is.`);
  const given = await readGivenAnswers();
  const answered = given ? await askAboutBusiness(quote(given)) : await askInTerminal();
  await writeStarterContent(answered, SAMPLE_FOLDER, CONTENT_FOLDER);
  await loadContent(CONTENT_FOLDER);
  console.log(`\nWritten: ${CONTENT_FOLDER}/, with a manual in ${CONTENT_FOLDER}/README.md. Next:
- npm run dev shows the site as you work; "New" in its editor, /admin, adds a home you have staged
- npm run check-content names what is left to write before you publish`);
});

async function readGivenAnswers(): Promise<Answers | undefined> {
  const options = Object.fromEntries(
    [...SETUP_QUESTIONS, "answers"].map((name) => [name, { type: "string" as const }]),
  );
  const { answers: file, ...typed } = parseArgs({ options, strict: false }).values;
  if (!file && Object.keys(typed).length === 0) return undefined;
  const { data, problems } = parseYaml(file ? await readFile(String(file), "utf8") : "{}");
  const answers = z.strictObject(
    Object.fromEntries(SETUP_QUESTIONS.map((name) => [name, z.coerce.string().optional()])),
  );
  const given = { ...(data as object), ...typed };
  const wrong = [
    ...problems.map(({ line, what }) => `${file}, line ${line}:   ${what}`),
    ...describeProblems(answers, given).map(({ path, what }) => `${path.join()}:   ${what}`),
  ];
  if (wrong.length > 0) throw new UserError(wrong.join("\n"));
  return answers.parse(given);
}

/** What is wrong ends the command, in the words of the terminal; nothing is written. */
function quote(given: Answers): Interview {
  return {
    ask: async (_, name) => given[name] ?? "",
    refuse(question, sentence) {
      throw new UserError(`${question}\n${sentence}`);
    },
  };
}

/** Asks whoever sits there; answers from a pipe are taken line by line. */
async function askInTerminal() {
  console.log("Enter takes what stands in [brackets]; Ctrl+C stops without writing anything.\n");
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const typed = lines[Symbol.asyncIterator]();
  const answered = await askAboutBusiness({
    async ask(question) {
      lines.setPrompt(question);
      if (process.stdin.isTTY) lines.prompt();
      const { done, value } = await typed.next();
      if (!done) return value;
      if (!process.stdin.isTTY) console.error(`No answer left for: ${question}`);
      process.exit(1);
    },
    refuse: (_, sentence) => console.log(sentence),
  });
  lines.close();
  return answered;
}
