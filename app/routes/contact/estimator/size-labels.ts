import { formatNumber } from "./format-number.ts";

/** [1500, 2000] becomes 'Up to 1,500', '1,501 to 2,000' and 'More than 2,000'. */
export function sizeLabels(sizes: number[]): string[] {
  const labels = sizes.map((size, index) => {
    const before = sizes[index - 1];
    return before === undefined
      ? `Up to ${formatNumber(size)}`
      : `${formatNumber(before + 1)} to ${formatNumber(size)}`;
  });
  return [...labels, `More than ${formatNumber(sizes.at(-1) ?? 0)}`];
}
