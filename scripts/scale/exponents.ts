type Rows = Record<string, Record<string, number>>;

/** How each figure grew from one size to the next, as a power of the size. */
export function exponents(rows: Rows): Rows {
  const sizes = Object.keys(rows).map(Number);
  const pairs = sizes.slice(1).map((size, index) => [sizes[index] as number, size] as const);
  return Object.fromEntries(
    pairs.map(([small, large]) => [
      `exponent ${small} to ${large}`,
      Object.fromEntries(
        Object.entries(rows[large] ?? {}).map(([name, value]) => [
          name,
          Math.round(
            (100 * Math.log(value / (rows[small]?.[name] ?? 1))) / Math.log(large / small),
          ) / 100,
        ]),
      ),
    ]),
  );
}
