import sharp from "sharp";
import { expect, test } from "vitest";
import { createEdgeMap, readEdgeMap } from "./edge-map.ts";

const WIDTH = 64;
const HEIGHT = 48;

const draw = (getGrey: (column: number, row: number) => number) =>
  createEdgeMap(
    Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
      getGrey(i % WIDTH, Math.floor(i / WIDTH)),
    ),
    WIDTH,
    HEIGHT,
  );

test("an edge points to its lighter side, in a dark picture as in a bright one", () => {
  const [bright, dark] = [200, 50].map((light) => draw((column) => (column < 32 ? 0 : light)));
  expect(bright?.points.length).toBeGreaterThan(20);
  for (const { x, towardX, towardY } of bright?.points ?? []) {
    expect(Math.abs(x)).toBeLessThan(0.05);
    expect(towardX).toBeGreaterThan(1);
    expect(towardY).toBeCloseTo(0);
  }
  expect(dark?.points).toEqual(bright?.points);
});

test("a plain wall has no edge", () => {
  expect(draw(() => 128).points).toEqual([]);
});

test("a busy corner takes no points from a single line", () => {
  const isBusy = (column: number, row: number) => column < 16 && row < 16;
  const { points } = draw((column, row) => {
    if (isBusy(column, row)) return ((column >> 1) + (row >> 1)) % 2 ? 255 : 0;
    return column < 48 ? 60 : 200;
  });
  expect(points.filter(({ x }) => x > 0).length).toBeGreaterThan(points.length / 4);
});

test("in a mirror an edge is on the other side, and points there", async () => {
  const grey = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH < 16 ? 0 : 200));
  const photo = await sharp(grey, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .png()
    .toBuffer();
  const map = await readEdgeMap(photo, WIDTH, true);
  expect(map).toEqual(draw((column) => (column < 48 ? 200 : 0)));
});
