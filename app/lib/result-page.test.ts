import { expect, test } from "vitest";
import { readResultPage, writeResultPage } from "./result-page.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1.5", 1],
  ["page=last", 1],
])("?%s asks for page %i", (query, page) => {
  expect(readResultPage(new URLSearchParams(query))).toBe(page);
});

test("another page keeps what else stands in the query, and the first needs no number", () => {
  const query = new URLSearchParams("q=sun&page=2");
  expect(writeResultPage(query, 3).toString()).toBe("q=sun&page=3");
  expect(writeResultPage(query, 1).toString()).toBe("q=sun");
});
