import { expect, test } from "vitest";
import { createEdgeMap } from "./edge-map.ts";
import { compare, findMotion, getDistance } from "./find-motion.ts";
import { isMoved, isOneRoom, isOneSpot, judgeParts } from "./judge-parts.ts";
import { balance, measureParts } from "./measure-parts.ts";
import { getMatrix, invert, type Motion, project, STILL } from "./motion.ts";

const MOTION: Motion = { roll: 0.03, zoom: 0.05, right: 0.04, down: -0.03, pan: 0.02, tilt: 0.02 };

/** Windows, a door and a picture rail, of no room in particular. */
const RECTANGLES = [
  [-0.42, -0.25, 0.12, 0.2],
  [-0.2, -0.28, 0.1, 0.34],
  [-0.05, -0.2, 0.16, 0.14],
  [0.17, -0.27, 0.1, 0.4],
  [0.31, -0.12, 0.13, 0.18],
  [-0.38, 0.02, 0.09, 0.17],
  [-0.12, 0.12, 0.2, 0.13],
  [0.3, 0.14, 0.15, 0.12],
] as const;

const isIn = (x: number, y: number, [left, top, width, height]: readonly number[]) =>
  x > (left ?? 0) &&
  x < (left ?? 0) + (width ?? 0) &&
  y > (top ?? 0) &&
  y < (top ?? 0) + (height ?? 0);

function draw(width: number, motion: Motion, moveNear = 0) {
  const height = Math.round(width * 0.67);
  const back = invert(getMatrix(motion));
  const grey = Uint8Array.from({ length: width * height }, (_, i) => {
    const x = ((i % width) + 0.5 - width / 2) / width;
    const y = (Math.floor(i / width) + 0.5 - height / 2) / width;
    const there = project(back, x, y);
    const right = there.y > 0 ? moveNear : 0;
    const index = RECTANGLES.findIndex((rectangle) => isIn(there.x - right, there.y, rectangle));
    return index < 0 ? 140 : index % 2 ? 60 : 220;
  });
  return createEdgeMap(grey, width, height);
}

const drawPair = (width: number, motion: Motion) => ({
  after: draw(width, STILL),
  before: draw(width, motion),
});

test("a motion is scored by the edges that meet", () => {
  const pair = drawPair(256, MOTION);
  expect(compare(pair, MOTION)).toBeGreaterThan(0.8);
  expect(Math.abs(compare(pair, STILL))).toBeLessThan(0.2);
});

test("a hand's motion is found in small pictures, and made exact by the parts of a larger one", () => {
  const found = findMotion(drawPair(128, MOTION), drawPair(256, MOTION));
  expect(getDistance(found, MOTION)).toBeLessThan(0.01);
  const pair = drawPair(512, MOTION);
  const exact = balance(measureParts(pair, found), found, 512);
  expect(getDistance(exact, MOTION)).toBeLessThan(0.004);
  const findings = judgeParts(measureParts(pair, exact));
  expect([isOneRoom(findings), isOneSpot(findings), isMoved(findings)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("parts that lie elsewhere make a motion unsure", () => {
  const pair = drawPair(512, MOTION);
  const wrong = { ...MOTION, right: MOTION.right + 0.02 };
  const findings = judgeParts(measureParts(pair, wrong));
  expect(findings.clear).toBeGreaterThan(10);
  expect(findings.fitting).toBeLessThan(findings.clear / 3);
  expect(isOneRoom(findings)).toBe(false);
});

test("a camera that stood elsewhere shows one room from two spots", () => {
  const pair = { after: draw(512, STILL), before: draw(512, STILL, 0.02) };
  const findings = judgeParts(measureParts(pair, STILL));
  expect([isOneRoom(findings), isOneSpot(findings)]).toEqual([true, false]);
});
