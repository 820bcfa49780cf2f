import { expect, test } from "vitest";
import { matchesSearch } from "./matches-search.ts";

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
  expect(matchesSearch(post, search)).toBe(true);
});

test("capitals make no difference, on either side", () => {
  expect(matchesSearch(post, "dESERT LIGHT")).toBe(true);
  expect(matchesSearch(post, "buyer")).toBe(true);
});

test("space around the words is ignored", () => {
  expect(matchesSearch(post, "  sun \t")).toBe(true);
});

test.each(["", "   "])("an empty search (%j) matches every article", (search) => {
  expect(matchesSearch(post, search)).toBe(true);
});

test.each([
  ["words that are nowhere", "igloo"],
  ["words spread over two fields", "sun desert"],
  ["signs that mean something in patterns", ".*"],
])("%s match nothing", (_, search) => {
  expect(matchesSearch(post, search)).toBe(false);
});
