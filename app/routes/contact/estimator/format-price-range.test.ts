import { expect, test } from "vitest";
import { formatPriceRange } from "./format-price-range.ts";

test("a range has two amounts", () => {
  expect(formatPriceRange({ from: 2900, to: 13_900 })).toBe("$2,900 to $13,900");
});

test("a range without extent is one amount", () => {
  expect(formatPriceRange({ from: 500, to: 500 })).toBe("$500");
});
