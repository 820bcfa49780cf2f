import { expect, test } from "vitest";
import { getSizeLabels } from "./estimate.ts";

test("sizes follow each other without a gap, and the last one is open", () => {
  expect(getSizeLabels([1500, 2000, 10_000])).toEqual([
    "Up to 1,500",
    "1,501 to 2,000",
    "2,001 to 10,000",
    "More than 10,000",
  ]);
});

test("one size makes two", () => {
  expect(getSizeLabels([900])).toEqual(["Up to 900", "More than 900"]);
});
