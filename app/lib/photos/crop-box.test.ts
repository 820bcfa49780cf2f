import { expect, test } from "vitest";
import { getCropBox } from "./crop-box.ts";

const landscape = { width: 1500, height: 1000 };

test("without a focal point the middle is kept", () => {
  expect(getCropBox(landscape, 1)).toEqual({ left: 250, top: 0, width: 1000, height: 1000 });
});

test("the focal point is in the middle of the crop", () => {
  expect(getCropBox(landscape, 4 / 5, "40% 50%")).toEqual({
    left: 200,
    top: 0,
    width: 800,
    height: 1000,
  });
});

test("a focal point near the edge crops at the edge, never beyond", () => {
  expect(getCropBox(landscape, 1, "2% 50%").left).toBe(0);
  expect(getCropBox(landscape, 1, "98% 50%").left).toBe(500);
});

test("a wide crop of an upright photo keeps its width", () => {
  expect(getCropBox({ width: 1000, height: 1500 }, 5 / 4, "50% 80%")).toEqual({
    left: 0,
    top: 700,
    width: 1000,
    height: 800,
  });
});
