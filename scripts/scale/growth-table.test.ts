import { expect, test } from "vitest";
import { growthTable } from "./growth-table.ts";

test("a figure is told at each size, with the power of the size by which it grew", () => {
  const figures = new Map([
    [10, { bytes: 500, seconds: 2, pairs: 3 }],
    [100, { bytes: 500, seconds: 20, pairs: 300 }],
  ]);
  expect(growthTable(figures)).toEqual([
    { figure: "bytes", "at 10": "500", "at 100": "500", "exponent to 100": "0.00" },
    { figure: "seconds", "at 10": "2", "at 100": "20", "exponent to 100": "1.00" },
    { figure: "pairs", "at 10": "3", "at 100": "300", "exponent to 100": "2.00" },
  ]);
});
