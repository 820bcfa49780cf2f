import type { Row } from "#scripts/bench/format-table.ts";

/** What was measured at each size, by the size and the figure's name. */
export type Figures = Map<number, Record<string, number>>;

/** A line for each figure: its value at each size, and the powers of the size by which it grew. */
export function growthTable(figures: Figures): Row[] {
  const sizes = [...figures.keys()];
  const steps = sizes.slice(1).map((size, index) => [sizes[index] ?? size, size] as const);
  const [first = {}] = figures.values();
  return Object.keys(first).map((name) => {
    const at = (size: number) => figures.get(size)?.[name] ?? Number.NaN;
    return {
      figure: name,
      ...Object.fromEntries(sizes.map((size) => [`at ${size}`, String(at(size))])),
      ...Object.fromEntries(
        steps.map(([small, large]) => [
          `exponent to ${large}`,
          (Math.log(at(large) / at(small)) / Math.log(large / small)).toFixed(2),
        ]),
      ),
    };
  });
}
