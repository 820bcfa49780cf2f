import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressFolder } from "./compress.ts";

let root: string;
let client: string;
let cache: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "compress-"));
  client = join(root, "client");
  cache = join(root, "cache");
  await mkdir(join(client, "about"), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

test("texts get both twins, pictures none", async () => {
  await writeFile(join(client, "about/index.html"), "<p>Linen</p>");
  await writeFile(join(client, "hero.jpg"), "JPEG");
  await compressFolder(client, cache);
  const page = join(client, "about/index.html");
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe("<p>Linen</p>");
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe("<p>Linen</p>");
  expect(await readdir(client)).toEqual(["about", "hero.jpg"]);
});

test("what has not changed is not compressed again, and what nobody uses goes", async () => {
  await writeFile(join(client, "a.txt"), "one");
  await writeFile(join(client, "b.txt"), "two");
  await compressFolder(client, cache);
  const before = await readdir(cache);
  expect(before).toHaveLength(4);
  // Marked, so that its use shows.
  const kept = before.filter((name) => name.endsWith("gz"));
  for (const name of kept) await writeFile(join(cache, name), "from the cache");

  await writeFile(join(client, "b.txt"), "three");
  await compressFolder(client, cache);
  expect(await readFile(join(client, "a.txt.gz"), "utf8")).toBe("from the cache");
  expect(gunzipSync(await readFile(join(client, "b.txt.gz"))).toString()).toBe("three");
  expect(await readdir(cache)).toHaveLength(4);
});
