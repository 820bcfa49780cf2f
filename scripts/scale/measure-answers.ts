import { PATHS } from "#app/config/paths.ts";
import { interactionsOf } from "#scripts/bench/interactions.ts";
import { longestTask } from "#scripts/bench/longest-task.ts";
import { CPU_SLOWDOWN, measureInteraction } from "#scripts/bench/measure-interaction.ts";
import { median } from "#scripts/bench/median.ts";
import { openBuiltSite } from "#scripts/support/open-built-site.ts";

const TRIES = 5;
const ANSWERS = {
  "first letter ms": "first letter of a search",
  "next letter ms": "next letter of a search",
  "filter ms": "filter of projects",
};
const TASKS = { "portfolio task ms": PATHS.portfolio, "blog task ms": PATHS.blog };

/**
 * How soon the lists answer a key and a press, once all of them is here, and the longest task of
 * bringing them to life: medians on a phone whose processor is four times slower than this machine.
 */
export async function measureAnswers(build: string): Promise<Record<string, number>> {
  const { origin, browser, close } = await openBuiltSite(build);
  const interactions = interactionsOf(PATHS.portfolio);
  const times: Record<string, number> = {};
  for (const [column, name] of Object.entries(ANSWERS)) {
    const interaction = interactions.find((candidate) => candidate.name === name);
    if (!interaction) throw new Error(`there is no interaction "${name}"`);
    times[column] = await medianOf(async () => {
      const { answer } = await measureInteraction(browser, origin, interaction);
      return answer;
    });
  }
  for (const [column, path] of Object.entries(TASKS))
    times[column] = await medianOf(() => longestTask(browser, origin + path, CPU_SLOWDOWN));
  await close();
  return times;
}

async function medianOf(measure: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < TRIES; run += 1) all.push(await measure());
  return Math.round(median(all));
}
