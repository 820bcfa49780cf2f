import type { Size } from "#app/lib/photos/crop-box.ts";
import { type Matrix, project } from "./motion.ts";

/** Distances from the middle of a photo, in parts of its width. */
export type Sides = { left: number; top: number; right: number; bottom: number };

/** The part of a photo that its pair shares; a before photo is turned into the frame of the one after it. */
export type Cut = { sides: Sides; matrix?: Matrix };

const STEP = 0.002;

/** The largest part that both photos show: the side whose step leaves least outside gives way. */
export function findSharedSides(matrix: Matrix, after: Size, before: Size): Sides {
  const bottom = after.height / after.width / 2;
  const edge = before.height / before.width / 2;
  const measureOutside = ({ left, top, right, bottom }: Sides) => {
    let outside = 0;
    for (const x of [left, right])
      for (const y of [top, bottom]) {
        const there = project(matrix, x, y);
        outside += Math.max(0, Math.abs(there.x) - 0.5) + Math.max(0, Math.abs(there.y) - edge);
      }
    return outside;
  };
  let sides: Sides = { left: -0.5, top: -bottom, right: 0.5, bottom };
  while (measureOutside(sides) > 0)
    [sides = sides] = [
      { ...sides, left: sides.left + STEP },
      { ...sides, top: sides.top + STEP },
      { ...sides, right: sides.right - STEP },
      { ...sides, bottom: sides.bottom - STEP },
    ].sort((a, b) => measureOutside(a) - measureOutside(b));
  return sides;
}

export function getCutSize({ sides: { left, top, right, bottom } }: Cut, { width }: Size): Size {
  return {
    width: Math.floor((right - left) * width),
    height: Math.floor((bottom - top) * width),
  };
}

const UNTURNED: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1];

type Raster<Info> = { data: Buffer; info: Info };

/** Each pixel is read once from the original, between four of its pixels. */
export function cutPhoto<Info extends Size & { channels: number }>(
  { data, info }: Raster<Info>,
  cut: Cut,
): Raster<Info> {
  const { sides, matrix = UNTURNED } = cut;
  const { width: columns, height: rows, channels } = info;
  const size = getCutSize(cut, info);
  const left = Math.round((sides.left + 0.5) * columns) + 0.5 - columns / 2;
  const top = Math.round(sides.top * columns + rows / 2) + 0.5 - rows / 2;
  const pixels = Buffer.alloc(size.width * size.height * channels);
  let at = 0;
  for (let row = 0; row < size.height; row += 1)
    for (let column = 0; column < size.width; column += 1) {
      const there = project(matrix, (left + column) / columns, (top + row) / columns);
      const x = limit(there.x * columns + columns / 2 - 0.5, columns - 1);
      const y = limit(there.y * columns + rows / 2 - 0.5, rows - 1);
      const right = x - Math.floor(x);
      const down = y - Math.floor(y);
      const from = (Math.floor(y) * columns + Math.floor(x)) * channels;
      for (let i = from; i < from + channels; i += 1) {
        const upper = mix(data[i], data[i + channels], right);
        const below = i + columns * channels;
        const lower = mix(data[below], data[below + channels], right);
        pixels[at] = Math.round(mix(upper, lower, down));
        at += 1;
      }
    }
  return { data: pixels, info: { ...info, ...size } };
}

const limit = (value: number, most: number) => Math.min(Math.max(value, 0), most);

const mix = (a = 0, b = 0, part: number) => a + (b - a) * part;
