import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { kill, pid } from "node:process";
import { setTimeout } from "node:timers/promises";

const LOOK_AGAIN_MS = 200;

/** The lock file contains the id of the process that runs. */
export async function runAlone(lock: string, work: () => Promise<void>) {
  await mkdir(dirname(lock), { recursive: true });
  let isTold = false;
  while (!(await takeLock(lock))) {
    if (!isTold) console.log("The same is being done already; this run begins when that one ends.");
    isTold = true;
    await setTimeout(LOOK_AGAIN_MS);
  }
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function takeLock(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  // An interrupted run has left its lock.
  const owner = Number(await readFile(lock, "utf8").catch(() => pid));
  if (!isRunning(owner)) await rm(lock, { force: true });
  return false;
}

function isRunning(owner: number): boolean {
  try {
    return kill(owner, 0);
  } catch {
    return false;
  }
}
