import { availableParallelism } from "node:os";

const SILENT_MS = 3_000;
const TELL_EVERY_MS = 10_000;

/** Progress is printed if the work takes long. */
export async function workThrough<Item, Result>(
  items: Item[],
  what: string,
  work: (item: Item) => Promise<Result>,
  itemsPerCore = 1,
) {
  // A generator ends for all workers when one item fails; an array's iterator would go on.
  const queue = (function* () {
    yield* items.entries();
  })();
  const results: Result[] = [];
  let done = 0;
  let tellAt = performance.now() + SILENT_MS;
  const take = async () => {
    for (const [index, item] of queue) {
      results[index] = await work(item);
      done += 1;
      if (performance.now() < tellAt) continue;
      tellAt = performance.now() + TELL_EVERY_MS;
      console.log(`${what}: ${done} of ${items.length}`);
    }
  };
  await Promise.all(Array.from({ length: itemsPerCore * availableParallelism() }, take));
  return results;
}
