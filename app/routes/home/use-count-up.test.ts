import { describe, expect, test } from "vitest";
import { countAt } from "./use-count-up.ts";

describe("countAt", () => {
  test("starts at nothing and ends on the target", () => {
    expect(countAt(0, 2000, 73)).toBe(0);
    expect(countAt(2000, 2000, 73)).toBe(73);
  });

  test("never leaves the range when the clock is early or late", () => {
    expect(countAt(-50, 2000, 73)).toBe(0);
    expect(countAt(9000, 2000, 73)).toBe(73);
  });

  test("is past the middle at half time and only ever climbs", () => {
    expect(countAt(1000, 2000, 100)).toBeGreaterThan(50);
    const steps = Array.from({ length: 126 }, (_, tick) => countAt(tick * 16, 2000, 100));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });
});
