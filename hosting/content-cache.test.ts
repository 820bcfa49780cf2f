import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ContentCache } from "./content-cache.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cache-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("what is asked for twice at once is made once", async () => {
  const cache = await ContentCache.open(folder);
  const make = vi.fn(async () => "page");
  const paths = await Promise.all([cache.take("a.html", make), cache.take("a.html", make)]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await Promise.all(paths.map((path) => readFile(path, "utf8")))).toEqual(["page", "page"]);
});

test("what could not be made in full is made by the next build", async () => {
  const broken = await ContentCache.open(folder);
  await expect(broken.take("a.html", () => Promise.reject(new Error("stop")))).rejects.toThrow();
  const cache = await ContentCache.open(folder);
  const path = await cache.take("a.html", async () => "page");
  expect(await readFile(path, "utf8")).toBe("page");
});

test("what a build does not take is gone after it, halves of an earlier one too", async () => {
  const before = await ContentCache.open(folder);
  for (const name of ["a.html", "b.html", "c.html.partial"])
    await before.take(name, async () => "page");
  const cache = await ContentCache.open(folder);
  await cache.take("a.html", async () => "page");
  await cache.prune();
  expect(await readdir(folder)).toEqual(["a.html"]);
});
