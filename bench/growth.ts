import { execSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { LIST_PATHS } from "#app/config/paths.ts";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { copyProgram } from "#scripts/support/copy-program.ts";
import { makeContent } from "./make-content.ts";

const LISTS = ["/feed.xml", "/sitemap.xml", ...Object.values(LIST_PATHS)];

/** What each number of projects and posts costs to build and to read. */
export async function measureGrowth(counts: number[], pages: string[]) {
  const files = [...LISTS, ...pages.map((path) => `${path === "/" ? "/index" : path}.html`)];
  const table: Record<string, Record<string, number>> = {};
  for (const count of counts.length > 0 ? counts : [10, 100, 1000]) {
    const folder = await mkdtemp(join(tmpdir(), "growth-"));
    await copyProgram(folder, [SAMPLE_FOLDER]);
    await makeContent(join(folder, "content"), { projects: count, posts: count });
    const { CONTENT_FOLDER: _, ...env } = process.env;
    const start = performance.now();
    execSync("npm run build", { cwd: folder, env, stdio: "ignore" });
    const client = join(folder, "build/client");
    const figures: Record<string, number> = {
      "build s": Math.round((performance.now() - start) / 1000),
      files: (await readdir(client, { recursive: true })).length,
    };
    for (const file of files)
      figures[`${file} B`] = brotliCompressSync(await readFile(join(client, file))).length;
    for (const [name, figure] of Object.entries(figures))
      table[name] = { ...table[name], [`at ${count}`]: figure };
    console.table(table);
    await rm(folder, { recursive: true });
  }
}
