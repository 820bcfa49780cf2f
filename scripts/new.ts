/** Asks a few questions and writes a new entry: `npm run new -- project`, `post` or `faq`. */

import { createInterface } from "node:readline/promises";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { Interview } from "#desk/new/interview.ts";
import { newFaq } from "#desk/new/new-faq.ts";
import { newPost } from "#desk/new/new-post.ts";
import { newProject } from "#desk/new/new-project.ts";
import { Shelf } from "#desk/new/shelf.ts";

const MAKERS = { project: newProject, post: newPost, faq: newFaq };

const kind = process.argv[2] ?? "";
if (!Object.hasOwn(MAKERS, kind)) {
  console.error(`Say what is new: npm run new -- ${Object.keys(MAKERS).join(" | ")}`);
  process.exit(1);
}

const lines = createInterface({ input: process.stdin, output: process.stdout });
const stop = () => process.exit(1);
lines.once("close", stop);
const tell = (line: string) => console.log(line);
const interview = new Interview({ ask: (question) => lines.question(question), tell });
const today = new Date().toLocaleDateString("sv");

tell("Enter takes what stands in [brackets]; Ctrl+C stops without writing the entry.\n");
const make = MAKERS[kind as keyof typeof MAKERS];
const { file, advice } = await make(new Shelf(contentFolder()), interview, today);
lines.off("close", stop).close();

if (file) tell(`Written: content/${file}. Next:`);
for (const line of advice) tell(file ? `- ${line}` : line);
if (!file) process.exit(1);

const report = await loadContent(contentFolder()).then(
  () => "\nThe content is in order.",
  (error: Error) => `\n${error.message}`,
);
tell(report);
