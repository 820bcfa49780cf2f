import { expect, test } from "vitest";
import { MAX_STAGGER_MS, staggerDelay } from "./timing.ts";

test("each item waits one stagger longer than the one before", () => {
  expect([0, 1, 2, 3].map((index) => staggerDelay(index, 100))).toEqual([0, 100, 200, 300]);
});

test.each([5, 30, 300])("item %i of a long list waits no longer than the limit", (index) => {
  expect(staggerDelay(index, 100)).toBe(MAX_STAGGER_MS);
});
