import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runAlone } from "./run-alone.ts";

let folder: string;
let lock: string;
beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  folder = await mkdtemp(join(tmpdir(), "locks-"));
  lock = join(folder, "lock");
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test("a second run begins when the first has ended", async () => {
  const seen: string[] = [];
  const run = (name: string) =>
    runAlone(lock, async () => {
      seen.push(`${name} begins`);
      await setTimeout(50);
      seen.push(`${name} ends`);
    });
  const first = run("first");
  await vi.waitFor(() => expect(seen).toEqual(["first begins"]));
  await Promise.all([first, run("second")]);
  expect(seen).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("a run that fails or was interrupted holds up no other", async () => {
  await expect(runAlone(lock, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await readdir(folder)).toEqual([]);
  const NO_PROCESS = "2147483647";
  await writeFile(lock, NO_PROCESS);
  const work = vi.fn();
  await runAlone(lock, work);
  expect(work).toHaveBeenCalledOnce();
});
