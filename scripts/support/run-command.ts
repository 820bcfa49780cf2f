import { UserError } from "#app/model/load/user-error.ts";

/** A person can fix a UserError, so it ends the command without a stack trace. */
export async function runCommand(work: () => Promise<void>) {
  try {
    await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EROFS" || code === "EACCES")
      console.error(`This folder cannot be written to (${code}): please work in a copy of it.`);
    else if (error instanceof UserError) console.error(error.message);
    else throw error;
    process.exitCode = 1;
  }
}
