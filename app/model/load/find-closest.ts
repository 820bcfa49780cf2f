/** A name was probably meant if at most two letters differ. */
export function findClosest(typed: string, names: string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, distance: getDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.min(2, typed.length / 2) ? best.name : undefined;
}

export function suggestClosest(typed: string, names: string[]): string | undefined {
  const meant = findClosest(typed, names);
  return meant && `did you mean ${meant}?`;
}

function getDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= b.length; column += 1)
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + Number(b[column - 1] !== letter),
      );
    above = current;
  }
  return above[b.length] ?? 0;
}
