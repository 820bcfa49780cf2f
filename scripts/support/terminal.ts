import { createInterface } from "node:readline/promises";
import type { Terminal } from "#desk/new/interview.ts";

/** Asks whoever sits there; answers from a file or a pipe are taken line by line. */
export function openTerminal(): Terminal & { close(): void } {
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
