/**
 * What a first visit is like on a mid-range phone on slow 4G, as Lighthouse sees it: a page of each
 * kind, in turns with the same page without scripts. Compare ratios of one run only: the machine's
 * noise is in the times.
 *
 *   --page /faq      this page only (may be repeated)
 *   --runs 1         visits to each, of which the median counts (5)
 *   --against DIR    another built folder in the same turns (may be repeated)
 *   --growth         instead: what 10, 100 and 1,000 projects and posts, or as many as named, cost
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { runCommand } from "#scripts/support/run-command.ts";
import { compareVisits } from "./compare-visits.ts";
import { measureGrowth, pageOfEachKind } from "./growth.ts";
import { installLighthouse, type Visit } from "./lighthouse.ts";
import { serveCopy } from "./serve-copy.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: "string", multiple: true },
    runs: { type: "string", default: "5" },
    against: { type: "string", multiple: true, default: [] },
    growth: { type: "boolean", default: false },
  },
});

await runCommand(async () => {
  if (values.growth) process.env.CONTENT_FOLDER = SAMPLE_FOLDER;
  const pages = pageOfEachKind(await getSitePaths());
  const counts = positionals.length > 0 ? positionals.map(Number) : [10, 100, 1000];
  if (values.growth) return measureGrowth(counts, pages);

  const sites = new Map([
    ["without scripts", await serveCopy("build/client", { isScriptFree: true })],
    ["ours", await serveCopy("build/client")],
  ]);
  for (const folder of values.against) sites.set(folder, await serveCopy(clientOf(folder)));
  const visit = await installLighthouse();
  for (const path of values.page ?? pages) {
    const visits = new Map<string, Visit[]>();
    for (let run = 0; run < Number(values.runs); run++)
      for (const [name, { origin, has }] of sites)
        if (has(path)) visits.set(name, [...(visits.get(name) ?? []), await visit(origin + path)]);
    console.log(`\n${path}`);
    console.table(compareVisits(visits));
  }
  for (const { close } of sites.values()) await close();
});

function clientOf(folder: string): string {
  const client = join(folder, "client");
  return existsSync(client) ? client : folder;
}
