/** Compare ratios of one run only: the noise of the machine is in the times. */
import { parseArgs } from "node:util";
import { getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { ofEachKind } from "#scripts/support/of-each-kind.ts";
import { runCommand } from "#scripts/support/run-command.ts";
import { compareVisits } from "./compare-visits.ts";
import { measureGrowth } from "./growth.ts";
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
  const pages = ofEachKind(await getSitePaths());
  const counts = positionals.length > 0 ? positionals.map(Number) : [10, 100, 1000];
  if (values.growth) return measureGrowth(counts, pages);

  const sites = new Map([
    ["without scripts", await serveCopy("build/client", { isScriptFree: true })],
    ["ours", await serveCopy("build/client")],
  ]);
  for (const folder of values.against) sites.set(folder, await serveCopy(folder));
  const visit = installLighthouse();
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
