import { expect, test } from "vitest";
import { getMatrix, invert, project, STILL } from "./motion.ts";

test("a still camera leaves a point where it is", () => {
  expect(project(getMatrix(STILL), 0.3, -0.2)).toEqual({ x: 0.3, y: -0.2 });
});

test("a roll turns a point around the middle", () => {
  const { x, y } = project(getMatrix({ ...STILL, roll: Math.PI / 2 }), 0.3, 0);
  expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0.3)]);
});

test("the inverse leads back", () => {
  const matrix = getMatrix({
    roll: 0.05,
    zoom: 0.1,
    right: 0.03,
    down: -0.02,
    pan: 0.06,
    tilt: 0.03,
  });
  const { x, y } = project(matrix, 0.4, 0.25);
  const back = project(invert(matrix), x, y);
  expect([back.x, back.y]).toEqual([expect.closeTo(0.4), expect.closeTo(0.25)]);
});
