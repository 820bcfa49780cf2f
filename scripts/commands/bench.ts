/** Compare only figures of one run, because they depend on the machine's load. */
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { LIST_PATHS } from "#app/config/paths.ts";
import { listFiles } from "#app/model/load/list-files.server.ts";
import { getSitePaths } from "#app/model/queries/site/site-pages.server.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "#scripts/support/find-programs.ts";
import { openGeneratedSite } from "#scripts/support/generated-site.ts";
import { limitPerRoute } from "#scripts/support/limit-per-route.ts";
import { runCommand } from "#scripts/support/run-command.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

const PAGES = ["index.html", "portfolio.html", "blog.html"];
const FILES = [...PAGES, "feed.xml", "sitemap.xml", ...Object.values(LIST_PATHS)];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    against: { type: "string", multiple: true, default: [] },
    growth: { type: "boolean" },
  },
});

await runCommand(async () => {
  if (values.growth) return measureGrowth(positionals.map(Number));
  const paths = positionals.length > 0 ? positionals : limitPerRoute(await getSitePaths());
  process.env.CHROME_PATH = findBrowser();
  const copies = await mkdtemp(join(tmpdir(), "bench-"));
  process.on("exit", () => rmSync(copies, { recursive: true }));
  const names = ["build", ...values.against];
  for (const name of names) await precompress(name, join(copies, name));
  for (const path of paths) {
    const builds = new Map(names.map((name) => [name, [] as Figures[]]));
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [name, all] of builds) all.push(await visit(join(copies, name), path));
    console.log(`\n${path}`);
    console.table(Object.fromEntries([...builds].map(([name, all]) => [name, getMedians(all)])));
  }
});

/** Compressing on the fly would take CPU time from the browser while the scripts arrive. */
async function precompress(build: string, copy: string) {
  // createSiteServer throws if the folder has no site.
  createSiteServer(build);
  await cp(build, copy, { recursive: true });
  const names = await listFiles(copy);
  for (const name of names.filter((name) => /\.(html|js|css|data|txt)$/.test(name)))
    await writeFile(join(copy, `${name}.br`), brotliCompressSync(await readFile(join(copy, name))));
}

type Figures = Record<string, number>;

async function visit(build: string, path: string) {
  const { origin, stop } = await startLocally(createSiteServer(build));
  const flags = `--chrome-flags=--headless=new ${BROWSER_ARGUMENTS.join(" ")}`;
  // Other audits would slow the page down, because Lighthouse then counts its functions while they run.
  const options = ["--quiet", "--output=json", "--only-audits=metrics", flags];
  const words = [origin + path, ...options];
  const { stdout } = await promisify(execFile)("lighthouse", words, { maxBuffer: 1e8 });
  stop();
  const [{ firstContentfulPaint, largestContentfulPaint, totalBlockingTime }] =
    JSON.parse(stdout).audits.metrics.details.items;
  return { FCP: firstContentfulPaint, LCP: largestContentfulPaint, TBT: totalBlockingTime };
}

function getMedians(visits: Figures[]): Figures {
  const names = Object.keys(visits[0] ?? {});
  const getMedian = (name: string) =>
    visits.map((visit) => visit[name] ?? 0).sort((a, b) => a - b)[visits.length >> 1] ?? 0;
  return Object.fromEntries(names.map((name) => [name, Number(getMedian(name).toPrecision(4))]));
}

async function measureGrowth(counts: number[]) {
  const table: Record<string, Figures> = {};
  for (const count of counts.length > 0 ? counts : [10, 100, 1000]) {
    let start = 0;
    const { client, close } = await openGeneratedSite(
      { projects: count, posts: count },
      async () => {
        start = performance.now();
      },
    );
    const figures: Figures = {
      "build s": Math.round((performance.now() - start) / 1000),
      files: (await listFiles(client)).length,
    };
    for (const file of FILES)
      figures[`${file} B`] = brotliCompressSync(await readFile(join(client, file))).length;
    for (const [name, figure] of Object.entries(figures))
      table[name] = { ...table[name], [`at ${count}`]: figure };
    console.table(table);
    await close();
  }
}
