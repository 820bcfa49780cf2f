import { describe, expect, test } from "vitest";
import { getCountAt } from "./use-count-up.ts";

describe("getCountAt", () => {
  test.each([40, 73, 96, 100])("reaches %i when the time is up, and not before", (target) => {
    expect(getCountAt(0, 2000, target)).toBe(0);
    expect(getCountAt(1000, 2000, target)).toBe(Math.floor(target / 2));
    expect(getCountAt(1999, 2000, target)).toBe(target - 1);
    expect(getCountAt(2000, 2000, target)).toBe(target);
  });

  test("never leaves the range when the clock is early or late", () => {
    expect(getCountAt(-50, 2000, 73)).toBe(0);
    expect(getCountAt(9000, 2000, 73)).toBe(73);
  });

  test("only ever climbs", () => {
    const steps = Array.from({ length: 126 }, (_, tick) => getCountAt(tick * 16, 2000, 100));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });
});
