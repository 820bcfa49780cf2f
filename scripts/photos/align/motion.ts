/** What a hand does to a camera between two photos. */
export type Motion = {
  /** In radians. */
  roll: number;
  /** The logarithm of how much larger things are. */
  zoom: number;
  /** In parts of the width. */
  right: number;
  down: number;
  /** The perspective of a camera that is turned to the side, or up. */
  pan: number;
  tilt: number;
};

/** 3 x 3, row by row. */
// biome-ignore format: nine numbers on one line
export type Matrix = [number, number, number, number, number, number, number, number, number];

export const STILL: Motion = { roll: 0, zoom: 0, right: 0, down: 0, pan: 0, tilt: 0 };

/** A turned camera shows everything elsewhere; what is left of that is the mean of its effect. */
const MEAN_SHIFT = 1 / 12;

export function getMatrix({ roll, zoom, right, down, pan, tilt }: Motion): Matrix {
  const cos = Math.cos(roll) * Math.exp(zoom);
  const sin = Math.sin(roll) * Math.exp(zoom);
  // biome-ignore format: a matrix, row by row
  return [
    cos, -sin, right + pan * MEAN_SHIFT,
    sin, cos, down + tilt * MEAN_SHIFT * 0.5,
    pan, tilt, 1,
  ];
}

export function project([a, b, c, d, e, f, g, h, i]: Matrix, x: number, y: number) {
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

export function invert([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  // biome-ignore format: a matrix, row by row
  return [
    e * i - f * h, c * h - b * i, b * f - c * e,
    f * g - d * i, a * i - c * g, c * d - a * f,
    d * h - e * g, b * g - a * h, a * e - b * d,
  ];
}
