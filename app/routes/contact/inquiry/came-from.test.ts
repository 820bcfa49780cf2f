import { expect, test } from "vitest";
import { cameFrom, keepPreviousPath } from "./came-from.ts";

const ORIGIN = "https://www.studio.example";

test("a visitor who typed the address came from nowhere", () => {
  expect(cameFrom("", ORIGIN)).toBeUndefined();
});

test("another site is named with its origin, and without what was searched for", () => {
  expect(cameFrom("https://search.example/?q=staging", ORIGIN)).toBe("https://search.example/");
});

test("a page of this site is named by its path alone", () => {
  expect(cameFrom(`${ORIGIN}/blog?search=my+divorce`, ORIGIN)).toBe("/blog");
});

test("the page left by a client navigation is newer than the referrer", () => {
  keepPreviousPath("/about");
  expect(cameFrom(`${ORIGIN}/faq`, ORIGIN)).toBe("/about");
});
