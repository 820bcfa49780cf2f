import { expect, test } from "vitest";
import { getMatrix, STILL } from "./motion.ts";
import { cutPhoto, findSharedSides } from "./warp-photo.ts";

const SIZE = { width: 60, height: 40 };

/** Each pixel says in which column and row it is. */
const photo = {
  data: Buffer.from(
    Array.from({ length: SIZE.width * SIZE.height }, (_, i) => [
      i % SIZE.width,
      Math.floor(i / SIZE.width),
      0,
    ]).flat(),
  ),
  info: { ...SIZE, channels: 3 },
};

const WHOLE = { left: -0.5, top: -1 / 3, right: 0.5, bottom: 1 / 3 };

test("two photos from one camera share all", () => {
  expect(findSharedSides(getMatrix(STILL), SIZE, SIZE)).toEqual(WHOLE);
});

test("a photo moved to one side loses that side alone", () => {
  const sides = findSharedSides(getMatrix({ ...STILL, right: 0.05 }), SIZE, SIZE);
  expect(sides).toEqual({ ...WHOLE, right: expect.closeTo(0.45) });
});

test("a turned photo loses all of its corners", () => {
  const matrix = getMatrix({ ...STILL, roll: 0.05 });
  const { left, top, right, bottom } = findSharedSides(matrix, SIZE, SIZE);
  for (const side of [-left - 0.01, -top - 0.01, right, bottom]) expect(side).toBeGreaterThan(0.29);
  expect(right - left).toBeGreaterThan(0.9);
  expect(right - left).toBeLessThan(1);
});

test("the part of a photo that is cut out keeps its pixels", () => {
  const { data, info } = cutPhoto(photo, { sides: { ...WHOLE, left: -0.4, bottom: 0.3 } });
  expect(info).toEqual({ width: 54, height: 38, channels: 3 });
  expect([...data.subarray(0, 6)]).toEqual([6, 0, 0, 7, 0, 0]);
  expect([...data.subarray(-3)]).toEqual([59, 37, 0]);
});

test("a moved photo is moved back, between its pixels", () => {
  const matrix = getMatrix({ ...STILL, right: 0.025 });
  const { data } = cutPhoto(photo, { sides: { ...WHOLE, right: 0.4 }, matrix });
  expect([...data.subarray(0, 3)], "one and a half pixels to the right").toEqual([2, 0, 0]);
  expect(data[3], "rounded").toBe(3);
});
