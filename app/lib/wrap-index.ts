/** Brings an index back into a list of the given length: past the end starts again at 0. */
export function wrapIndex(index: number, length: number): number {
  return length === 0 ? 0 : ((index % length) + length) % length;
}
