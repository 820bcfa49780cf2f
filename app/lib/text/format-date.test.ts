import { expect, test } from "vitest";
import { formatDate } from "./format-date.ts";

test("the day is the same in every time zone", () => {
  expect(formatDate("2026-01-01")).toBe("January 1, 2026");
});
