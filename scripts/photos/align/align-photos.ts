import sharp from "sharp";
import type { Size } from "#app/lib/photos/crop-box.ts";
import { type EdgeMap, mirror, readEdgeMap } from "./edge-map.ts";
import { compare, type EdgePair, findMotion, improve } from "./find-motion.ts";
import { balance, type Findings, judgeParts, measureParts } from "./measure-parts.ts";
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

/** The first two are searched; in the last one each part is measured. */
const WIDTHS = [128, 256, 512];

const BALANCE_ROUNDS = 3;

/** A pair is only taken if it clearly fits better than its own mirror image, which shows what chance can do. */
const BETTER_THAN_MIRRORED = 1.4;

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

  const fine = await readPair(after, before, 2);
  if (judgeParts(measureParts(fine, STILL)).isExact) return { isAligned: true };

  const small = await Promise.all([0, 1].map((level) => readPair(after, before, level)));
  const found = layOver(small, fine);
  const mirrored = layOver(small.map(mirrorBefore), mirrorBefore(fine));
  if (mirrored.isSure && mirrored.evidence > BETTER_THAN_MIRRORED * found.evidence)
    return refuse("One of them is a mirror image. Flip it back.");
  if (found.evidence < BETTER_THAN_MIRRORED * mirrored.evidence || !found.isSure)
    return refuse(describeDoubt(found));

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

/** Finds the motion between two photos, and how sure it is. */
function layOver(small: EdgePair[], fine: EdgePair): Found {
  const settle = (start: Motion, rounds: number): Found => {
    let motion = start;
    for (let round = 0; round < rounds; round += 1)
      motion = balance(measureParts(fine, motion), motion, fine.after.width);
    return { motion, ...judgeParts(measureParts(fine, motion)) };
  };
  const settled = settle(findMotion(small), BALANCE_ROUNDS);
  const sharper = improve(settled.motion, fine.after.width, (motion) => compare(fine, motion));
  const again = settle(sharper.motion, 1);
  return again.evidence > settled.evidence ? again : settled;
}

type Found = Findings & { motion: Motion };

const refuse = (reason: string): Alignment => ({
  isAligned: false,
  refusal: `${reason} ${NEXT_TIME}`,
});

const describeDoubt = ({ fitting, clear }: Findings) =>
  `Only ${fitting} of ${clear} parts of the picture fit: it shows another room, was taken from another spot, or blinds and doors have changed.`;

async function readPair(after: Buffer, before: Buffer, level: number): Promise<EdgePair> {
  const width = WIDTHS[level] ?? 0;
  const [afterMap, beforeMap] = await Promise.all(
    [after, before].map((photo) => readEdgeMap(photo, width)),
  );
  return { after: afterMap as EdgeMap, before: beforeMap as EdgeMap };
}

const mirrorBefore = ({ after, before }: EdgePair) => ({ after, before: mirror(before) });

async function readSize(photo: Buffer): Promise<Size> {
  return (await sharp(photo).metadata()).autoOrient;
}
