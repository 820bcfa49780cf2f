/**
 * What a site of N homes and N articles costs to build and to read, N = 10, 100, 1,000 or as named
 * on the command line. The exponent says how a figure grows: 0 not at all, 1 with N, 2 with its
 * square.
 */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exponents } from "./scale/exponents.ts";
import { makeSite } from "./scale/make-site.ts";
import { measurePages } from "./scale/measure-pages.ts";
import { measuredBuild } from "./scale/measured-build.ts";
import { touchArticle } from "./scale/touch-article.ts";

const named = process.argv.slice(2).map(Number);
const counts = named.length > 0 ? named : [10, 100, 1000];
const FAQS = 300;

const root = await mkdtemp(join(tmpdir(), "scale-"));
const rows: Record<string, Record<string, number>> = {};
try {
  for (const count of counts) {
    const folder = join(root, String(count));
    await makeSite(folder, { projects: count, posts: count, faqs: count < 1000 ? 0 : FAQS });
    rows[count] = await measure(folder);
    console.table({ [count]: rows[count] });
    await rm(folder, { recursive: true });
  }
} finally {
  await rm(root, { recursive: true });
}
console.table({ ...rows, ...exponents(rows) });

async function measure(folder: string) {
  const cold = await measuredBuild(folder);
  await touchArticle(folder);
  const warm = await measuredBuild(folder);
  const files = await readdir(join(folder, "build/client"), { recursive: true });
  return {
    "cold s": Math.round(cold.seconds),
    "cold CPU s": Math.round(cold.cpuSeconds),
    "warm s": Math.round(warm.seconds),
    "warm CPU s": Math.round(warm.cpuSeconds),
    "peak MB": Math.round(Math.max(cold.megabytes, warm.megabytes)),
    files: files.length,
    ...(await measurePages(join(folder, "build/client"))),
  };
}
