import { expect, test } from "vitest";
import { wrapIndex } from "./wrap-index.ts";

test("next on the last image shows the first", () => {
  expect(wrapIndex(10, 10)).toBe(0);
});

test("previous on the first image shows the last", () => {
  expect(wrapIndex(-1, 10)).toBe(9);
});

test("an index inside the list stays", () => {
  expect(wrapIndex(4, 10)).toBe(4);
});

test("an empty list has only position 0", () => {
  expect(wrapIndex(3, 0)).toBe(0);
});
