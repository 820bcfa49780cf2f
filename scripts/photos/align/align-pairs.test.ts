import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { alignPairs } from "./align-pairs.ts";

let folder: string;
let cache: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pairs-"));
  cache = join(folder, "cache/pairs.json");
  for (const file of ["after.jpg", "before.jpg"])
    await copyFile(join(SAMPLE_FOLDER, "photos", file), join(folder, file));
});

afterEach(() => rm(folder, { recursive: true }));

const PHOTOS = [{ file: "before.jpg", beforeOf: "after.jpg" }, { file: "after.jpg" }];

const align = async (aligned?: boolean) => {
  const [pair] = await alignPairs(
    PHOTOS.map((photo) => ({ ...photo, aligned })),
    folder,
    cache,
  );
  return pair?.alignment;
};

test("a pair is compared once, until one of its files changes", async () => {
  expect(await align()).toEqual({ isAligned: true });
  const { mtimeMs } = await stat(cache);
  expect(await align()).toEqual({ isAligned: true });
  expect((await stat(cache)).mtimeMs, "nothing new to remember").toBe(mtimeMs);
  const remembered = (await readFile(cache, "utf8")).replace("true", "false");
  await writeFile(cache, remembered);
  expect(await align()).toEqual({ isAligned: false });
  await copyFile(join(SAMPLE_FOLDER, "photos/about-key.jpg"), join(folder, "after.jpg"));
  expect((await align())?.refusal).toContain("upright");
});

test("the owner's word holds without a look", async () => {
  await rm(join(folder, "before.jpg"));
  expect(await align(true)).toEqual({ isAligned: true });
  expect(await align(false)).toEqual({ isAligned: false });
  expect(await align(), "a file that is missing is told elsewhere").toEqual({ isAligned: false });
});

test("a photo on another site isn't compared", async () => {
  const photos = [{ file: "https://a.example/a.jpg", beforeOf: "after.jpg" }];
  const [pair] = await alignPairs(photos, folder, cache);
  expect(pair?.alignment).toMatchObject({ isAligned: false });
  expect(pair?.alignment.refusal).toContain("on another site");
});
