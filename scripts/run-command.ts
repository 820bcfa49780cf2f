import { ContentError } from "#app/model/read/content-problems.ts";

/** Wrong content ends a command with the report of it, never with a stack trace. */
export async function runCommand(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
