import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const LOCK = ".cache/building";

// Two builds at once would delete each other's files.
if (isMainThread) {
  try {
    mkdirSync(".cache", { recursive: true });
    if (isOtherRunning()) refuse("Another build is at work in this folder: please wait for it.");
    writeFileSync(LOCK, String(process.pid));
    process.on("exit", () => rmSync(LOCK, { force: true }));
  } catch (error) {
    refuse(`This folder cannot be written to (${error.code}): please build in a copy of it.`);
  }
}

function isOtherRunning() {
  try {
    return process.kill(Number(readFileSync(LOCK, "utf8")), 0);
  } catch {
    return false;
  }
}

function refuse(words) {
  console.error(words);
  process.exit(1);
}
