/** The two numbers of "24 x 18", "4, 6.5" or "left 3 to 6". */
export function readLengths(text: string): [number, number] {
  const [first = 0, second = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [first, second];
}
