import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import type { Terminal } from "#desk/new/interview.ts";

/** Asks whoever sits there; answers from a file or a pipe are taken line by line. */
export async function openTerminal(): Promise<Terminal & { close(): void }> {
  const tell = (line: string) => console.log(line);
  if (!process.stdin.isTTY) {
    const answers = (await text(process.stdin)).split(/\r?\n/);
    const ask = async (question: string) => {
      const answer = answers.shift();
      if (answer !== undefined) return answer;
      console.error(`No answer left for: ${question}`);
      process.exit(1);
    };
    return { ask, tell, close: () => {} };
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const stop = () => process.exit(1);
  lines.once("close", stop);
  return {
    ask: (question) => lines.question(question),
    tell,
    close: () => lines.off("close", stop).close(),
  };
}
