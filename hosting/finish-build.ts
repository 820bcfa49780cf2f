import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { NOT_FOUND_PATH } from "#app/lib/requested-path.ts";
import { compress, isCompressible } from "./compress.ts";
import { deferScripts } from "./defer-scripts.ts";

/** Turns what React Router has pre-rendered into the folder that a host serves. */
export async function finishBuild(folder: string) {
  const page = join(folder, NOT_FOUND_PATH);
  await rename(join(page, "index.html"), join(folder, "404.html"));
  const unused = [page, `${page}.data`, join(folder, "__spa-fallback.html")];
  await Promise.all(unused.map((path) => rm(path, { recursive: true })));

  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const path = join(folder, file);
    await writeFile(path, deferScripts(await readFile(path, "utf8")));
  }
  for (const file of files.filter(isCompressible)) await compress(join(folder, file));
}
