import type { EdgePoint } from "./edge-map.ts";
import { comparePoints, type EdgePair, getDistance, improve } from "./find-motion.ts";
import { getMatrix, invert, type Matrix, type Motion, project } from "./motion.ts";

/** How far from where the motion of the whole picture puts it, in parts of the width, and how well it fits there. */
type Place = { right: number; down: number; score: number };

/** A part of the picture, laid over the other photo by itself. */
export type Part = Place & {
  x: number;
  y: number;
  /** How well it fits where the whole picture puts it. */
  unmoved: number;
  /** How much better it fits in its place than in any other: along a plain edge there are many as good. */
  distinctness: number;
};

type Cell = { x: number; y: number; after: EdgePoint[]; before: EdgePoint[] };

const COLUMNS = 7;

/** The parts of the second grid lie over the borders of the first one's. */
const GRIDS = [0, 0.5];

const FEWEST_POINTS = 8;

const REACH_PIXELS = 14;

/** Places nearer than this are one. */
const APART = 0.012;

/** A part that finds its place farther away has found something else. */
const MAX_STRAY = 0.025;

/** From this distance on a part pulls less and less: it may be furniture. */
const PULL = 0.01;

/** How far all parts together may easily move the picture. */
const EASY = 0.028;

export function measureParts(pair: EdgePair, motion: Motion): Part[] {
  const matrix = getMatrix(motion);
  const back = invert(matrix);
  const before = pair.before.points.map((point) => ({ point, ...project(back, point.x, point.y) }));
  return GRIDS.flatMap((offset) => {
    const cells = new Map<string, Cell>();
    const findCell = (point: { x: number; y: number }) => {
      const [x = 0, y = 0] = [point.x, point.y].map(
        (value) => (Math.floor(value * COLUMNS + offset) + 0.5 - offset) / COLUMNS,
      );
      const cell = cells.get(`${x} ${y}`) ?? { x, y, after: [], before: [] };
      cells.set(`${x} ${y}`, cell);
      return cell;
    };
    for (const point of pair.after.points) findCell(point).after.push(point);
    for (const { point, ...there } of before) findCell(there).before.push(point);
    return [...cells.values()]
      .filter((cell) => Math.min(cell.after.length, cell.before.length) >= FEWEST_POINTS)
      .map((cell) => findPlace(pair, matrix, cell));
  });
}

function findPlace(pair: EdgePair, matrix: Matrix, { x, y, after, before }: Cell): Part {
  const tryAround = (middle: Place, pixels: number, step: number): Place[] => {
    const places: Place[] = [];
    for (let column = -pixels; column <= pixels; column += step)
      for (let row = -pixels; row <= pixels; row += step) {
        const right = middle.right + column / pair.after.width;
        const down = middle.down + row / pair.after.width;
        const score = comparePoints(pair, shift(matrix, right, down), after, before);
        places.push({ right, down, score: Math.max(score, 0) });
      }
    return places;
  };
  const refine = (middle: Place) =>
    [1, 0.5].reduce((near, pixels) => chooseBest(tryAround(near, pixels, pixels)), middle);
  const unmoved = { right: 0, down: 0, score: 0 };
  const places = tryAround(unmoved, REACH_PIXELS, 2);
  const best = refine(chooseBest(places));
  const others = places.filter(
    ({ right, down }) => Math.hypot(right - best.right, down - best.down) > APART,
  );
  return {
    x,
    y,
    ...best,
    unmoved: refine(unmoved).score,
    distinctness: Math.max(best.score - chooseBest(others).score, 0),
  };
}

const chooseBest = (places: Place[]) =>
  places.reduce((best, place) => (place.score > best.score ? place : best));

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
    .map(({ x, y, right, down, distinctness }) => {
      const { x: column, y: row } = project(matrix, x, y);
      return { x, y, goal: { x: column + right, y: row + down }, weight: distinctness };
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

export const getStray = ({ right, down }: Part) => Math.hypot(right, down);
