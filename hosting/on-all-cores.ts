import { availableParallelism } from "node:os";
import { startProgress } from "./progress.ts";

/**
 * Works through a list, one entry a core at a time: right for work that leaves the main thread,
 * such as compressing and drawing. `what` names it while it takes long.
 */
export async function onAllCores<Item>(
  what: string,
  items: Item[],
  work: (item: Item) => Promise<unknown>,
) {
  const queue = items.values();
  const progress = startProgress(what, items.length);
  const workThrough = async () => {
    for (const item of queue) {
      await work(item);
      progress.step();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, workThrough));
  progress.end();
}
