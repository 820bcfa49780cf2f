import { expect, test } from "vitest";
import { median } from "./median.ts";

test("one slow run of three does not count", () => {
  expect(median([900, 30, 20])).toBe(30);
});

test("of an even number it lies between the two in the middle", () => {
  expect(median([4, 1, 2, 10])).toBe(3);
});
