import type { EdgeMap, EdgePoint } from "./edge-map.ts";
import { getMatrix, invert, type Matrix, type Motion, STILL } from "./motion.ts";

/** The two photos of a pair, in one width. */
export type EdgePair = { after: EdgeMap; before: EdgeMap };

type Found = { motion: Motion; score: number };

const MAX_ROLL = 0.08;
const MAX_ZOOM = 0.14;
const MAX_SHIFT = 0.13;
const ROLL_STEP = 0.02;
const ZOOM_STEP = 0.035;
const SHIFT_STEP_PIXELS = 1.5;

/** How much of each motion moves the picture's edge by about as much. */
const SCALE: Motion = { roll: 2, zoom: 2, right: 1, down: 1, pan: 5, tilt: 5 };

const LEAST_PIXELS = 0.25;

const NAMES = Object.keys(SCALE) as (keyof Motion)[];

/** Motions that put the picture's edge less than this apart are one. */
const APART = 0.02;

/** A wrong one may lead in the small picture. */
const KEPT = 16;

/** Tries every roll, zoom and shift of a hand in the small pictures, and improves the best in the larger ones. */
export function findMotion(small: EdgePair, larger: EdgePair): Motion {
  let found = tryEverywhere(small);
  for (const pair of [small, larger])
    found = chooseDistinct(found).map(({ motion }) =>
      improve(motion, pair.after.width, (changed) => compare(pair, changed), 1),
    );
  return found.reduce((best, other) => (other.score > best.score ? other : best)).motion;
}

function tryEverywhere(pair: EdgePair): Found[] {
  const step = SHIFT_STEP_PIXELS / pair.after.width;
  const found: Found[] = [];
  for (const roll of getSteps(MAX_ROLL, ROLL_STEP))
    for (const zoom of getSteps(MAX_ZOOM, ZOOM_STEP))
      for (const right of getSteps(MAX_SHIFT, step))
        for (const down of getSteps(MAX_SHIFT, step)) {
          const motion = { ...STILL, roll, zoom, right, down };
          found.push({ motion, score: compare(pair, motion) });
        }
  return found;
}

function getSteps(most: number, step: number): number[] {
  const count = Math.floor(most / step);
  return Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
}

function chooseDistinct(found: Found[]): Found[] {
  const distinct: Found[] = [];
  for (const candidate of found.sort((a, b) => b.score - a.score)) {
    const isNear = ({ motion }: Found) => getDistance(motion, candidate.motion) < APART;
    if (!distinct.some(isNear)) distinct.push(candidate);
    if (distinct.length === KEPT) break;
  }
  return distinct;
}

/** About how far apart two motions put the picture's edge, in parts of its width. */
export const getDistance = (a: Motion, b: Motion) =>
  Math.max(...NAMES.map((name) => Math.abs(a[name] - b[name]) / SCALE[name]));

/** Changes the motion in one way at a time, by less and less, as long as its score grows. */
export function improve(
  motion: Motion,
  width: number,
  measure: (motion: Motion) => number,
  mostPixels: number,
): Found {
  let best = { motion, score: measure(motion) };
  for (let pixels = mostPixels; pixels >= LEAST_PIXELS; pixels /= 2) {
    let last = -Infinity;
    while (best.score > last) {
      last = best.score;
      for (const name of NAMES)
        for (const change of [pixels, -pixels]) {
          const value = best.motion[name] + (change / width) * SCALE[name];
          const changed = { ...best.motion, [name]: value };
          const score = measure(changed);
          if (score > best.score) best = { motion: changed, score };
        }
    }
  }
  return best;
}

/** 1 where the edges of both photos meet their like in the other one; about 0 where they meet by chance. */
export function compare(pair: EdgePair, motion: Motion): number {
  const { after, before } = pair;
  return comparePoints(pair, getMatrix(motion), after.points, before.points);
}

export function comparePoints(
  { after, before }: EdgePair,
  matrix: Matrix,
  afterPoints: EdgePoint[],
  beforePoints: EdgePoint[],
): number {
  const there = sumProducts(afterPoints, before, matrix);
  const back = sumProducts(beforePoints, after, invert(matrix));
  return (there + back) / 2;
}

/** How many edge points meet an edge that points in their direction, less those that meet an opposite one. */
function sumProducts(points: EdgePoint[], map: EdgeMap, matrix: Matrix): number {
  const [a, b, c, d, e, f, g, h, i] = matrix;
  const { width, height } = map;
  let sum = 0;
  let total = 0;
  for (const { x, y, towardX, towardY } of points) {
    total += towardX * towardX + towardY * towardY;
    const depth = g * x + h * y + i;
    const column = Math.floor(((a * x + b * y + c) / depth) * width + width / 2);
    const row = Math.floor(((d * x + e * y + f) / depth) * width + height / 2);
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const at = row * width + column;
    sum += towardX * (map.x[at] ?? 0) + towardY * (map.y[at] ?? 0);
  }
  return total > 0 ? sum / total : 0;
}
