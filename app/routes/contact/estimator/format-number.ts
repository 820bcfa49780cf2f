/** With commas, and the same wherever it runs: the pre-rendered HTML must match. */
export function formatNumber(value: number): string {
  return value.toLocaleString("en-US");
}
