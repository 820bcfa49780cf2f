import { availableParallelism } from "node:os";
import { startProgress } from "./progress.ts";

/**
 * Works through a list, one entry a core at a time: right for work that leaves the main thread,
 * such as compressing and drawing. `what` names it while it takes long.
 */
export async function onAllCores<Item, Result>(
  what: string,
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = items.entries();
  const results: Result[] = [];
  const progress = startProgress(what, items.length);
  const workThrough = async () => {
    for (const [index, item] of queue) {
      results[index] = await work(item);
      progress.step();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workThrough));
  progress.end();
  return results;
}
