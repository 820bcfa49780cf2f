import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FileMemory } from "./file-memory.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "memory-"));
  file = join(folder, "a.yml");
  await writeFile(file, "one");
});

afterEach(() => rm(folder, { recursive: true }));

test("a file is read once, and again when it or what it depends on has changed", async () => {
  const memory = new FileMemory();
  const make = vi.fn(async () => "made");
  await memory.recall(file, "facts", make);
  await memory.recall(file, "facts", make);
  expect(make).toHaveBeenCalledTimes(1);
  await writeFile(file, "longer");
  expect(await memory.recall(file, "facts", make)).toBe("made");
  expect(make).toHaveBeenCalledTimes(2);
  await memory.recall(file, "other facts", make);
  expect(make).toHaveBeenCalledTimes(3);
});

test("a file with a mistake is read again, so that it is reported again", async () => {
  const memory = new FileMemory();
  const make = vi.fn(async () => undefined);
  for (let time = 0; time < 2; time += 1) await memory.recall(file, "", make, () => false);
  expect(make).toHaveBeenCalledTimes(2);
});
