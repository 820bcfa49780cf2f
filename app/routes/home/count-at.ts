/** The number a count shows after so much of its time: fast at first, then settling. */
export function countAt(elapsedMs: number, durationMs: number, target: number): number {
  const progress = Math.min(Math.max(elapsedMs / durationMs, 0), 1);
  return Math.round(target * (1 - (1 - progress) ** 3));
}
