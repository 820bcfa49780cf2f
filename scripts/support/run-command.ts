import { Refusal } from "#app/lib/refusal.ts";

/** What can be mended, such as wrong content, ends a command with a report and no stack trace. */
export async function runCommand(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
