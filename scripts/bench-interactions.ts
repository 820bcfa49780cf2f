/**
 * How soon build/client answers a visitor on a phone whose processor is four times slower than this
 * machine: from the input to the next paint and to the paint with the answer, medians and worst of
 * several tries; and the longest task of each kind of page after it has loaded, not slowed down.
 *
 *   --runs 1         tries of each (5)
 */
import { parseArgs } from "node:util";
import { Refusal } from "#app/lib/refusal.ts";
import { getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { formatTable } from "./bench/format-table.ts";
import { interactionsOf } from "./bench/interactions.ts";
import { longestTask } from "./bench/longest-task.ts";
import { measureInteraction } from "./bench/measure-interaction.ts";
import { median } from "./bench/median.ts";
import { onePageOfEachKind } from "./bench/pages-by-kind.ts";
import { openBuiltSite } from "./support/open-built-site.ts";
import { runCommand } from "./support/run-command.ts";

const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const runs = Array.from({ length: Number(values.runs) });

await runCommand(async () => {
  const paths = await onePageOfEachKind(await getSitePaths());
  const project = paths.find((path) => /^\/portfolio\/[^/]+\/[^/]+$/.test(path));
  if (!project) throw new Refusal("There is no project to look at.");
  const { origin, browser, close } = await openBuiltSite();

  const rows = [];
  for (const interaction of interactionsOf(project)) {
    const tries = [];
    for (const _ of runs) tries.push(await measureInteraction(browser, origin, interaction));
    rows.push({
      interaction: interaction.name,
      "next paint ms": summary(tries.map(({ nextPaint }) => nextPaint)),
      "answer ms": summary(tries.map(({ answer }) => answer)),
    });
  }
  console.log(formatTable(rows));

  const tasks = [];
  for (const path of paths) {
    const longest = [];
    for (const _ of runs) longest.push(await longestTask(browser, origin + path));
    tasks.push({ page: path, "longest task after load ms": summary(longest) });
  }
  console.log(`\n${formatTable(tasks)}`);
  await close();
});

function summary(values: number[]): string {
  return `${median(values).toFixed(0)} (worst ${Math.max(...values).toFixed(0)})`;
}
