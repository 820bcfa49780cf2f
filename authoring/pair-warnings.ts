import { join } from "node:path";
import type { Content } from "#app/model/schema/content.ts";
import { alignPairs, type Pair } from "#scripts/photos/align/align-pairs.ts";
import type { Motion } from "#scripts/photos/align/motion.ts";

export const getPairWarnings = async ({ photos }: Content, folder: string): Promise<string[]> =>
  (await alignPairs(photos, join(folder, "photos"))).flatMap(describePair);

/** What was done to a before photo and by how much, or why it isn't laid over the one after it. */
export function describePair({
  before,
  after,
  alignment: { motion, cut, refusal },
}: Pair): string[] {
  if (refusal)
    return [`photos/${before}: can't be laid over ${after}, so both are side by side. ${refusal}`];
  if (!motion || !cut) return [];
  const { left, right } = cut.sides;
  const loss = `Both lost ${toPercent(1 - (right - left))} of their width.`;
  return [
    `photos/${before}: ${describeMotion(motion)}, to lie over ${after}. ${loss} If the slider jumps, write aligned: false.`,
  ];
}

function describeMotion({ roll, zoom, right, down }: Motion): string {
  const size = Math.exp(-zoom) - 1;
  return [
    `turned by ${Math.abs((roll * 180) / Math.PI).toFixed(1)}°`,
    `made ${toPercent(size)} ${size < 0 ? "smaller" : "larger"}`,
    `moved by ${toPercent(Math.hypot(right, down))} of its width`,
  ].join(", ");
}

const toPercent = (part: number) => `${Math.round(Math.abs(part) * 100)}%`;
