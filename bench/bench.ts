/** A first visit as Lighthouse sees it. Compare figures of one run only: the noise of the machine is in them. */
import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { BROWSER_ARGUMENTS, bringWithNode, findBrowser } from "#scripts/support/find-programs.ts";
import { ofEachKind } from "#scripts/support/of-each-kind.ts";
import { runCommand } from "#scripts/support/run-command.ts";
import { startLocally } from "#scripts/support/start-locally.ts";
import { measureGrowth } from "./growth.ts";

const AUDITS = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "Speed Index": "speed-index",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    against: { type: "string", multiple: true, default: [] },
    growth: { type: "boolean", default: false },
  },
});

await runCommand(async () => {
  if (values.growth) process.env.CONTENT_FOLDER = SAMPLE_FOLDER;
  const pages = ofEachKind(await getSitePaths());
  if (values.growth) return measureGrowth(positionals.map(Number), pages);
  const serve = async (folder: string) => ({
    folder,
    ...(await startLocally(createSiteServer(folder))),
  });
  const sites = await Promise.all(["build", ...values.against].map(serve));
  const [node, lighthouse] = bringWithNode("lighthouse@13.5.0");
  for (const path of positionals.length > 0 ? positionals : pages) {
    const visits = new Map(sites.map(({ folder }) => [folder, [] as Record<string, number>[]]));
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const { folder, origin } of sites)
        visits.get(folder)?.push(await visit(node, lighthouse, origin + path));
    console.log(`\n${path}`);
    console.table(Object.fromEntries([...visits].map(([folder, all]) => [folder, medians(all)])));
  }
  for (const { stop } of sites) stop();
});

async function visit(node: string, lighthouse: string, url: string) {
  const flags = `--chrome-flags=--headless=new ${BROWSER_ARGUMENTS.join(" ")}`;
  const words = [lighthouse, url, "--quiet", "--output=json", flags];
  process.env.CHROME_PATH = findBrowser();
  const { stdout } = await promisify(execFile)(node, words, { maxBuffer: 1e8 });
  const { audits, categories } = JSON.parse(stdout);
  const scores = Object.keys(categories).map((name) => [name, 100 * categories[name].score]);
  const times = Object.entries(AUDITS).map(([name, id]) => [name, audits[id].numericValue]);
  return Object.fromEntries([...scores, ...times]);
}

function medians(visits: Record<string, number>[]) {
  const median = (name: string) =>
    visits.map((visit) => visit[name] ?? 0).sort((a, b) => a - b)[visits.length >> 1] ?? 0;
  return Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [name, Number(median(name).toPrecision(4))]),
  );
}
