/** This is mulberry32, which gives the same numbers for the same seed. */
export function randomFrom(seed: number) {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  return { below, pick };
}

export type Random = ReturnType<typeof randomFrom>;
