import sharp from "sharp";
import type { Size } from "#app/lib/photos/crop-box.ts";
import { readEdgeMap } from "./edge-map.ts";
import { compare, type EdgePair, findMotion, improve } from "./find-motion.ts";
import { type Findings, isMoved, isOneRoom, isOneSpot, judgeParts } from "./judge-parts.ts";
import { balance, measureParts } from "./measure-parts.ts";
import { getMatrix, type Motion, STILL } from "./motion.ts";
import { type Cut, findSharedSides } from "./warp-photo.ts";

export type Alignment = {
  isAligned: boolean;
  /** Absent, like the motion, where nothing is to be done: both photos are from one camera. */
  cut?: Cut;
  motion?: Motion;
  /** Why the two can't be laid over each other, and what to do. */
  refusal?: string;
};

/** Each round finds its parts closer to their places. */
const ROUNDS = 5;

/** A room may look alike in a mirror, but the right one of the two fits much better. */
const MORE_THAN_MIRRORED = 1.5;

/** From 4:3 to 16:9. */
const MAX_SHAPE_DIFFERENCE = 1.35;

const MAX_PANORAMA = 2.1;

const MIN_SHARED = 0.7;

const NEXT_TIME =
  "Take the next one from the same place, at the same height and zoom; the first photo on another screen helps.";

export async function alignPhotos(after: Buffer, before: Buffer): Promise<Alignment> {
  const sizes = await Promise.all([after, before].map(readSize));
  const [afterSize, beforeSize] = sizes as [Size, Size];
  const shapes = sizes.map(({ width, height }) => width / height);
  if (Math.max(...shapes) / Math.min(...shapes) > MAX_SHAPE_DIFFERENCE)
    return refuse("One is upright and the other wide, or one is a panorama.");
  if (Math.max(...shapes) > MAX_PANORAMA) return refuse("They are panoramas, which bend the room.");

  const pair = await readPair(after, before);
  const unmoved = judgeParts(measureParts(pair.large, STILL));
  if (isOneRoom(unmoved) && !isMoved(unmoved)) return { isAligned: true };

  const found = layOver(pair);
  const mirrored = layOver(await readPair(after, before, true));
  if (isOneRoom(mirrored) && mirrored.sureness > MORE_THAN_MIRRORED * found.sureness)
    return refuse("One of them is a mirror image. Flip it back.");
  if (!isOneRoom(found) || found.sureness < MORE_THAN_MIRRORED * mirrored.sureness)
    return refuse(describeDoubt(found));
  if (!isOneSpot(found))
    return refuse("They were taken from two spots: near things have moved more than far ones.");

  const { motion } = found;
  const matrix = getMatrix(motion);
  const sides = findSharedSides(matrix, afterSize, beforeSize);
  const shared = Math.min(
    sides.right - sides.left,
    ((sides.bottom - sides.top) * afterSize.width) / afterSize.height,
  );
  if (shared < MIN_SHARED)
    return refuse(`They share only ${Math.round(shared * 100)}% of the picture.`);
  return { isAligned: true, motion, cut: { sides, matrix } };
}

/** Finds the motion between two photos, and how well it fits. */
function layOver({ small, middle, large }: EdgePairs): Found {
  const { width } = large.after;
  let motion = findMotion(small, middle);
  for (let round = 0; round < ROUNDS; round += 1) {
    motion = improve(motion, width, (changed) => compare(large, changed), 1).motion;
    motion = balance(measureParts(large, motion), motion, width);
  }
  return { motion, ...judgeParts(measureParts(large, motion)) };
}

type Found = Findings & { motion: Motion };

const refuse = (reason: string): Alignment => ({
  isAligned: false,
  refusal: `${reason} ${NEXT_TIME}`,
});

const describeDoubt = ({ fitting, clear }: Findings) =>
  `Only ${fitting} of ${clear} parts of the picture fit: it shows another room, was taken from another spot, or blinds and doors have changed.`;

/** The first two are searched; in the large one each part is measured. */
type EdgePairs = Record<"small" | "middle" | "large", EdgePair>;

async function readPair(after: Buffer, before: Buffer, isMirrored = false): Promise<EdgePairs> {
  const read = async (width: number) => ({
    after: await readEdgeMap(after, width),
    before: await readEdgeMap(before, width, isMirrored),
  });
  return { small: await read(128), middle: await read(256), large: await read(512) };
}

async function readSize(photo: Buffer): Promise<Size> {
  return (await sharp(photo).metadata()).autoOrient;
}
