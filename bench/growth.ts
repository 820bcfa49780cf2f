import { exec } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { LIST_PATHS } from "#app/config/paths.ts";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { copyProgram } from "#scripts/support/copy-program.ts";
import { makeContent } from "./make-content.ts";

const LISTS = ["/feed.xml", "/sitemap.xml", ...Object.values(LIST_PATHS)];

export async function measureGrowth(counts: number[], pages: string[]) {
  const files = [...LISTS, ...pages.map((path) => `${path === "/" ? "/index" : path}.html`)];
  const table: Record<string, Record<string, number>> = {};
  for (const count of counts) {
    const folder = await mkdtemp(join(tmpdir(), "growth-"));
    try {
      for (const [figure, value] of Object.entries(await measure(folder, count, files)))
        table[figure] = { ...table[figure], [`at ${count}`]: value };
    } finally {
      await rm(folder, { recursive: true });
    }
    console.table(table);
  }
}

async function measure(folder: string, count: number, files: string[]) {
  await copyProgram(folder, [SAMPLE_FOLDER]);
  await makeContent(join(folder, "content"), { projects: count, posts: count });
  const { CONTENT_FOLDER: _, ...env } = process.env;
  const start = performance.now();
  const options = { cwd: folder, env, maxBuffer: 2 ** 28 };
  const { stdout } = await promisify(exec)("npm run build >&2 && times", options);
  const seconds = (performance.now() - start) / 1000;
  const used = stdout.matchAll(/(\d+)m([\d.]+)s/g);
  const cpu = [...used].reduce((sum, [, min, s]) => sum + Number(min) * 60 + Number(s), 0);

  const client = join(folder, "build/client");
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const sizes = files.map(async (file) => {
    const { length } = brotliCompressSync(await readFile(join(client, file)));
    return [`${file} B`, length] as const;
  });
  return {
    "build s": Math.round(seconds),
    "build CPU s": Math.round(cpu),
    files: entries.filter((entry) => entry.isFile()).length,
    ...Object.fromEntries(await Promise.all(sizes)),
  };
}
