import type { EdgePoint } from "./edge-map.ts";
import { comparePoints, type EdgePair, getDistance, improve } from "./find-motion.ts";
import { getMatrix, invert, type Matrix, type Motion, project } from "./motion.ts";

/** A part of the picture, laid over the other photo by itself. */
export type Part = {
  x: number;
  y: number;
  /** How far from where the motion of the whole picture puts it, in parts of the width. */
  right: number;
  down: number;
  score: number;
};

type Cell = { x: number; y: number; after: EdgePoint[]; before: EdgePoint[] };

const COLUMNS = 8;
const FEWEST_POINTS = 10;

/** How far a part looks for its place: first roughly, then around the best. */
const REACH = [
  { pixels: 20, step: 2 },
  { pixels: 1, step: 1 },
];

/** A part that finds its place farther away has found something else. */
const MAX_STRAY = 0.025;

/** From this distance on a part pulls less and less: it may be furniture. */
const PULL = 0.01;

/** How far all parts together may easily move the picture. */
const EASY = 0.028;

export function measureParts(pair: EdgePair, motion: Motion): Part[] {
  const matrix = getMatrix(motion);
  const back = invert(matrix);
  const cells = new Map<string, Cell>();
  const findCell = (point: { x: number; y: number }) => {
    const [x = 0, y = 0] = [point.x, point.y].map(
      (value) => (Math.floor(value * COLUMNS) + 0.5) / COLUMNS,
    );
    const cell = cells.get(`${x} ${y}`) ?? { x, y, after: [], before: [] };
    cells.set(`${x} ${y}`, cell);
    return cell;
  };
  for (const point of pair.after.points) findCell(point).after.push(point);
  for (const point of pair.before.points)
    findCell(project(back, point.x, point.y)).before.push(point);
  return [...cells.values()]
    .filter(({ after, before }) => Math.min(after.length, before.length) >= FEWEST_POINTS)
    .map((cell) => findPlace(pair, matrix, cell));
}

function findPlace(pair: EdgePair, matrix: Matrix, { x, y, after, before }: Cell): Part {
  let best = { x, y, right: 0, down: 0, score: -1 };
  for (const { pixels, step } of REACH) {
    const { right: middle, down: center } = best;
    for (let column = -pixels; column <= pixels; column += step)
      for (let row = -pixels; row <= pixels; row += step) {
        const right = middle + column / pair.after.width;
        const down = center + row / pair.after.width;
        const score = comparePoints(pair, shift(matrix, right, down), after, before);
        if (score > best.score) best = { x, y, right, down, score };
      }
  }
  return best;
}

function shift([a, b, c, d, e, f, g, h, i]: Matrix, right: number, down: number): Matrix {
  // biome-ignore format: a matrix, row by row
  return [
    a + right * g, b + right * h, c + right * i,
    d + down * g, e + down * h, f + down * i,
    g, h, i,
  ];
}

/** The motion between those of the parts: where walls at different distances moved differently, all of them are near it. */
export function balance(parts: Part[], motion: Motion, width: number): Motion {
  const matrix = getMatrix(motion);
  const pulls = parts
    .filter((part) => getStray(part) < MAX_STRAY)
    .map(({ x, y, right, down, score }) => {
      const { x: column, y: row } = project(matrix, x, y);
      return { x, y, goal: { x: column + right, y: row + down }, weight: score ** 2 };
    });
  const measure = (changed: Motion) => {
    const other = getMatrix(changed);
    let sum = -((getDistance(changed, motion) / EASY) ** 2);
    for (const { x, y, goal, weight } of pulls) {
      const there = project(other, x, y);
      const apart = (Math.hypot(there.x - goal.x, there.y - goal.y) / PULL) ** 2;
      sum -= (weight * apart) / (1 + apart);
    }
    return sum;
  };
  return improve(motion, width, measure, 4).motion;
}

const getStray = ({ right, down }: Part) => Math.hypot(right, down);

export type Findings = {
  /** How many parts show something clearly, and how many of them fit. */
  clear: number;
  fitting: number;
  /** The scores of all parts that fit, together. */
  evidence: number;
  isSure: boolean;
  /** Nothing has moved at all. */
  isExact: boolean;
};

/** How far a part may stray and fit, or fit roughly. */
const FITTING = 0.005;
const ROUGHLY = 0.009;

const CLEAR_SCORE = 0.3;

/** By chance the parts of two rooms reach two thirds of it. */
const ENOUGH_EVIDENCE = 6;
const ENOUGH_SHARE = 0.3;

/** What fits in one half of the picture says little of the other half, unless it fits exactly. */
const ENOUGH_QUARTERS = 3;
const EXACT = 0.0015;

export function judgeParts(parts: Part[]): Findings {
  const select = (most: number) => parts.filter((part) => getStray(part) < most);
  const fitting = select(FITTING);
  const selectClear = (list: Part[]) => list.filter(({ score }) => score > CLEAR_SCORE);
  const weigh = (list: Part[]) => list.reduce((sum, { score }) => sum + Math.max(score, 0) ** 2, 0);
  const evidence = fitting.reduce((sum, { score }) => sum + Math.max(score, 0), 0);
  const strays = fitting.reduce((sum, part) => sum + getStray(part) * part.score ** 2, 0);
  const quarters = new Set(selectClear(select(ROUGHLY)).map(({ x, y }) => `${x > 0} ${y > 0}`));
  const isEnough = evidence > ENOUGH_EVIDENCE && weigh(fitting) > ENOUGH_SHARE * weigh(parts);
  const isExact = isEnough && strays / weigh(fitting) < EXACT;
  return {
    clear: selectClear(parts).length,
    fitting: selectClear(fitting).length,
    evidence,
    isSure: isExact || (isEnough && quarters.size >= ENOUGH_QUARTERS),
    isExact,
  };
}
