import { expect, test } from "vitest";
import { cutIntoPages } from "./cut-into-pages.ts";

const sizes = (count: number, firstPage?: number) =>
  cutIntoPages(Array(count).fill(0), firstPage).map(({ length }) => length);

test.each([
  [0, [0]],
  [5, [5]],
  [12, [12]],
  [15, [12, 3]],
  [60, [12, 12, 12, 12, 12]],
])("%i entries fill pages of %j", (count, expected) => {
  expect(sizes(count)).toEqual(expected);
});

test("one or two left over join the last page", () => {
  expect(sizes(14)).toEqual([14]);
  expect(sizes(25)).toEqual([12, 13]);
});

test("the first page can hold another number", () => {
  expect(sizes(5, 11)).toEqual([5]);
  expect(sizes(60, 11)).toEqual([11, 12, 12, 12, 13]);
});

test("no entry is lost or moved", () => {
  const entries = Array.from({ length: 1000 }, (_, index) => index);
  expect(cutIntoPages(entries, 11).flat()).toEqual(entries);
});
