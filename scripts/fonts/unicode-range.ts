/** The value of `unicode-range` that names these characters, neighbors as one range. */
export function unicodeRange(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0);
  const ranges: { from: number; to: number }[] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && point <= last.to + 1) last.to = point;
    else ranges.push({ from: point, to: point });
  }
  return ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

const hex = (point: number) => point.toString(16).toUpperCase();
