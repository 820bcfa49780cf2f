/**
 * What a site of N homes and N articles costs to build, to edit and to read, N = 10, 100, 1,000 or
 * as named on the command line. Seconds of CPU are what counts where the machine has other work too.
 * The exponent says how a figure grows: 0 not at all, 1 with N, 2 with its square.
 */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { formatTable } from "./bench/format-table.ts";
import { type Figures, growthTable } from "./scale/growth-table.ts";
import { makeSite } from "./scale/make-site.ts";
import { measureAnswers } from "./scale/measure-answers.ts";
import { measureDev } from "./scale/measure-dev.ts";
import { measurePages } from "./scale/measure-pages.ts";
import { measuredBuild } from "./scale/measured-build.ts";
import { touchPost } from "./scale/touch-article.ts";

const named = process.argv.slice(2).map(Number);
const counts = named.length > 0 ? named : [10, 100, 1000];
const FAQS = 300;

const root = await mkdtemp(join(tmpdir(), "scale-"));
const figures: Figures = new Map();
try {
  for (const count of counts) {
    const folder = join(root, String(count));
    await makeSite(folder, { projects: count, posts: count, faqs: count < 1000 ? 0 : FAQS });
    figures.set(count, await measure(folder));
    console.log(`\n${formatTable(growthTable(figures))}`);
    await rm(folder, { recursive: true });
  }
} finally {
  await rm(root, { recursive: true });
}

async function measure(folder: string) {
  const cold = await measuredBuild(folder);
  await touchPost(folder);
  const warm = await measuredBuild(folder);
  const client = join(folder, "build/client");
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return {
    "cold s": Math.round(cold.seconds),
    "cold CPU s a core": Math.round(cold.cpuSeconds / availableParallelism()),
    "warm s": Math.round(warm.seconds),
    "warm CPU s": Math.round(warm.cpuSeconds),
    "peak MB": Math.round(Math.max(cold.megabytes, warm.megabytes)),
    files: files.length,
    "files without twins": files.filter((name) => !/\.(br|gz)$/.test(name)).length,
    ...(await measurePages(client)),
    ...(await measureAnswers(join(folder, "build"))),
    ...(await measureDev(folder)),
  };
}
