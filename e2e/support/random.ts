import { hash } from "node:crypto";

/** The same numbers at every run. */
export function randomFrom(seed: number) {
  let count = 0;
  const below = (limit: number) => {
    count += 1;
    return Number.parseInt(hash("md5", `${seed} ${count}`).slice(0, 8), 16) % limit;
  };
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  return { below, pick };
}

export type Random = ReturnType<typeof randomFrom>;
