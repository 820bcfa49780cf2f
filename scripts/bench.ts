/**
 * What a first visit is like on a mid-range phone on slow 4G, as Lighthouse sees it: each kind of
 * page of build/client, in turns with the same page without scripts, which is as fast as it can be.
 * The machine's noise is in the times: compare ratios of one run only.
 *
 *   --all            every page, not one of each kind
 *   --page /faq      this page only (may be repeated)
 *   --runs 1         visits to each, of which the median counts (5)
 *   --against DIR    another built folder in the same turns (may be repeated)
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { compareVisits } from "./bench/compare-visits.ts";
import { formatTable } from "./bench/format-table.ts";
import { installLighthouse } from "./bench/lighthouse.ts";
import { onePageOfEachKind } from "./bench/pages-by-kind.ts";
import { serveFolder } from "./bench/serve-folder.ts";
import { medianVisit, readVisit, type Visit } from "./bench/visit.ts";
import { withoutScripts } from "./bench/without-scripts.ts";
import { runCommand } from "./support/run-command.ts";

const OURS = "build/client";

type Sites = Map<string, Awaited<ReturnType<typeof serveFolder>>>;
type Visitor = Awaited<ReturnType<typeof installLighthouse>>;

const { values } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    page: { type: "string", multiple: true },
    runs: { type: "string", default: "5" },
    against: { type: "string", multiple: true, default: [] },
  },
});

await runCommand(async () => {
  const paths = await getSitePaths();
  const sites: Sites = new Map([
    ["without scripts", await serveFolder(OURS, withoutScripts)],
    ["ours", await serveFolder(OURS)],
  ]);
  for (const folder of values.against) sites.set(folder, await serveFolder(clientOf(folder)));

  const visit = await installLighthouse();
  for (const path of values.page ?? (values.all ? paths : await onePageOfEachKind(paths))) {
    const medians = await measure(path, sites, visit);
    console.log(`\n${path}\n${formatTable(compareVisits(medians))}`);
  }
  for (const { close } of sites.values()) close();
});

async function measure(path: string, sites: Sites, visit: Visitor): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit[]>();
  for (let run = 0; run < Number(values.runs); run++)
    for (const [name, { origin, has }] of sites)
      if (await has(path))
        visits.set(name, [...(visits.get(name) ?? []), readVisit(await visit(origin + path))]);
  return new Map([...visits].map(([name, all]) => [name, medianVisit(all)]));
}

/** A folder that `npm run build` has made holds more than the site. */
function clientOf(folder: string): string {
  const client = join(folder, "client");
  return existsSync(client) ? client : folder;
}
