import { expect, test } from "vitest";
import { formatDate, formatDays } from "./format-date.ts";

test("the day is the same in every time zone", () => {
  expect(formatDate("2026-01-01")).toBe("January 1, 2026");
});

test.each([
  ["2026-11-26", "2026-11-26", "November 26"],
  ["2026-11-26", "2026-11-27", "November 26 to 27"],
  ["2027-07-20", "2027-08-10", "July 20 to August 10"],
  ["2026-12-24", "2027-01-01", "December 24, 2026 to January 1, 2027"],
])("%s to %s is %s", (from, to, words) => {
  expect(formatDays(from, to)).toBe(words);
});
