import { formatNumber } from "./format-number.ts";

/** '$2,900 to $3,900', or one amount where rounding leaves no range. */
export function formatPriceRange({ from, to }: { from: number; to: number }): string {
  return from === to ? `$${formatNumber(from)}` : `$${formatNumber(from)} to $${formatNumber(to)}`;
}
