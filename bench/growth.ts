import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { LIST_PATHS, PATHS } from "#app/config/paths.ts";
import { postPath, projectPath } from "#app/lib/paths.ts";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { copyProgram } from "#scripts/support/copy-program.ts";
import { makeContent } from "./make-content.ts";

const PAGES = [PATHS.portfolio, PATHS.blog, PATHS.faq, PATHS.contact, "/index"];
const LISTS = ["/feed.xml", "/sitemap.xml", ...Object.values(LIST_PATHS)];

/** Prints what a site of so many projects and so many posts costs to build and to read. */
export async function measureGrowth(counts: number[]) {
  const table: Record<string, Record<string, number>> = {};
  for (const count of counts) {
    const folder = await mkdtemp(join(tmpdir(), "growth-"));
    try {
      for (const [figure, value] of Object.entries(await measure(folder, count)))
        table[figure] = { ...table[figure], [`at ${count}`]: value };
    } finally {
      await rm(folder, { recursive: true });
    }
    console.table(table);
  }
}

async function measure(folder: string, count: number): Promise<Record<string, number>> {
  await copyProgram(folder, [SAMPLE_FOLDER]);
  await makeContent(join(folder, "content"), { projects: count, posts: count });
  const { CONTENT_FOLDER: _, ...env } = process.env;
  const start = performance.now();
  await promisify(execFile)("npm", ["run", "build"], { cwd: folder, env, maxBuffer: 2 ** 28 });
  const seconds = Math.round((performance.now() - start) / 1000);

  const client = join(folder, "build/client");
  const { projects, posts } = await loadContent(SAMPLE_FOLDER);
  const own = [
    ...projects.slice(0, 1).map(projectPath),
    ...posts.slice(0, 1).map(({ id }) => postPath(id)),
  ];
  const measured = [...LISTS, ...[...PAGES, ...own].map((path) => `${path}.html`)];
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const sizes = measured.map(async (file) => {
    const { length } = brotliCompressSync(await readFile(join(client, file)));
    return [`${file} B`, length] as const;
  });
  return {
    "build s": seconds,
    files: entries.filter((entry) => entry.isFile()).length,
    ...Object.fromEntries(await Promise.all(sizes)),
  };
}
