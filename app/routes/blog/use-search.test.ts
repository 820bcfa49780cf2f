import { expect, test } from "vitest";
import { matchesSearch } from "./use-search.ts";

const post = {
  title: "Designing with the sun",
  excerpt: "Desert light bleaches pale rooms.",
  category: "Buyer Psychology",
};

test.each([
  ["the title", "with the sun"],
  ["the excerpt", "pale rooms"],
  ["the category", "Buyer Psychology"],
  ["part of a word", "psych"],
])("words in %s are found", (_, search) => {
  expect(matchesSearch(search)(post)).toBe(true);
});

test("capitals make no difference, on either side", () => {
  expect(matchesSearch("dESERT LIGHT")(post)).toBe(true);
  expect(matchesSearch("buyer")(post)).toBe(true);
});

test("space around the words is ignored", () => {
  expect(matchesSearch("  sun \t")(post)).toBe(true);
});

test.each(["", "   "])("an empty search (%j) matches every article", (search) => {
  expect(matchesSearch(search)(post)).toBe(true);
});

test.each([
  ["words that are nowhere", "igloo"],
  ["words spread over two fields", "sun desert"],
  ["signs that mean something in patterns", ".*"],
  ["a sign that would begin a group", "(sun"],
])("%s match nothing", (_, search) => {
  expect(matchesSearch(search)(post)).toBe(false);
});
