import sharp from "sharp";

/** At each pixel the direction in which a picture grows lighter, about as long at faint edges as at strong ones. */
type Directions = { width: number; height: number; x: Float32Array; y: Float32Array };

/** The middle of a picture is 0, 0 and its width is 1; `towardX` and `towardY` are the direction there. */
export type EdgePoint = { x: number; y: number; towardX: number; towardY: number };

export type EdgeMap = Directions & { points: EdgePoint[] };

/** What an edge is compared with, so that it counts the same in a dark room as in a bright one. */
const NEIGHBORS = 4;

/** Of the mean: in a plain wall there is only noise. */
const FAINT = 0.5;

const MIN_LENGTH = 0.8;

/** A grid of so many columns, in which no cell has more points than another, be it all plants. */
const COLUMNS = 16;
const POINTS_PER_PIXEL = 1 / 50;

export async function readEdgeMap(
  photo: Buffer,
  width: number,
  isMirrored = false,
): Promise<EdgeMap> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .flop(isMirrored)
    .flatten({ background: "#fff" })
    .greyscale()
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return createEdgeMap(data, info.width, info.height);
}

export function createEdgeMap(grey: Uint8Array, width: number, height: number): EdgeMap {
  const x = new Float32Array(width * height);
  const y = new Float32Array(width * height);
  for (let row = 1; row < height - 1; row += 1)
    for (let column = 1; column < width - 1; column += 1) {
      const i = row * width + column;
      x[i] = measureSlope(grey, i, 1, width);
      y[i] = measureSlope(grey, i, width, 1);
    }
  const energy = x.map((value, i) => value ** 2 + (y[i] ?? 0) ** 2);
  const around = average(average(energy, 1), width);
  const faint = (FAINT * energy.reduce((sum, value) => sum + value)) / energy.length;
  const divide = (value: number, i: number) => value / Math.sqrt((around[i] ?? 0) + faint);
  const directions = { width, height, x: x.map(divide), y: y.map(divide) };
  return { ...directions, points: choosePoints(directions) };
}

/** A Sobel filter. */
function measureSlope(grey: Uint8Array, i: number, along: number, across: number): number {
  const step = (at: number) => (grey[at + along] ?? 0) - (grey[at - along] ?? 0);
  return step(i - across) + 2 * step(i) + step(i + across);
}

function average(values: Float32Array, stride: number): Float32Array {
  return values.map((_, i) => {
    let sum = 0;
    for (let k = -NEIGHBORS; k <= NEIGHBORS; k += 1) sum += values[i + k * stride] ?? 0;
    return sum / (2 * NEIGHBORS + 1);
  });
}

/** The clearest of each cell, so that they are spread over the picture. */
function choosePoints({ width, height, x, y }: Directions): EdgePoint[] {
  const lengths = x.map((value, i) => Math.hypot(value, y[i] ?? 0));
  const clear = [...lengths.keys()].filter((i) => (lengths[i] ?? 0) > MIN_LENGTH);
  clear.sort((a, b) => (lengths[b] ?? 0) - (lengths[a] ?? 0));
  const counts = new Map<number, number>();
  return clear.flatMap((i) => {
    const column = i % width;
    const row = Math.floor(i / width);
    const scale = COLUMNS / width;
    const cell = Math.floor(row * scale) * COLUMNS + Math.floor(column * scale);
    const count = counts.get(cell) ?? 0;
    if (count > width * POINTS_PER_PIXEL) return [];
    counts.set(cell, count + 1);
    return {
      x: (column + 0.5 - width / 2) / width,
      y: (row + 0.5 - height / 2) / width,
      towardX: x[i] ?? 0,
      towardY: y[i] ?? 0,
    };
  });
}
