import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeContent, type Sizes } from "./make-content.ts";

/** Made by a build or a test, or not ours to copy. */
const LEFT_BEHIND = new Set([
  ".cache",
  ".git",
  ".react-router",
  "build",
  "content",
  "node_modules",
  "playwright-report",
  "sample",
  "screenshots",
  "test-results",
]);

/** The program in a folder of its own with generated content, where a build disturbs nobody. */
export async function makeSite(folder: string, sizes: Sizes) {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir("."))
    if (!LEFT_BEHIND.has(name))
      await cp(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  await makeContent(join(folder, "content"), sizes);
}
