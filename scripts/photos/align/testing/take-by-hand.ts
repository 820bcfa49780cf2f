import sharp from "sharp";
import { getMatrix, invert, type Motion, STILL } from "../motion.ts";
import { cutPhoto } from "../warp-photo.ts";

/** A turned camera sees beyond the photo, so only its middle is used. */
const MIDDLE = 0.42;

const WIDTH = 1400;

/** The middle of a photo as a hand would have taken it; without a motion, from the tripod. */
export async function takeByHand(photo: string | Buffer, motion: Motion = STILL): Promise<Buffer> {
  const original = await sharp(photo)
    .resize({ width: WIDTH })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = original.info;
  const bottom = (MIDDLE * height) / width;
  const sides = { left: -MIDDLE, top: -bottom, right: MIDDLE, bottom };
  const { data, info } = cutPhoto(original, { sides, matrix: invert(getMatrix(motion)) });
  const isMoved = motion !== STILL;
  return sharp(data, { raw: info })
    .linear(isMoved ? [0.8, 0.74, 0.66] : [1, 1, 1], [6, 6, 6])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** The same motion, measured in the width of the middle. */
export const inMiddle = ({ roll, zoom, right, down, pan, tilt }: Motion): Motion => ({
  roll,
  zoom,
  right: right / (2 * MIDDLE),
  down: down / (2 * MIDDLE),
  pan: pan * 2 * MIDDLE,
  tilt: tilt * 2 * MIDDLE,
});
