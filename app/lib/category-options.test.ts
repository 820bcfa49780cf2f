import { expect, test } from "vitest";
import { categoryOptions, describeCategory } from "./category-options.ts";

test("each category is offered once, capitalized, after All, in the order of the list", () => {
  const items = [{ category: "pricing" }, { category: "living room" }, { category: "pricing" }];
  expect(categoryOptions(items)).toEqual([
    { value: "all", label: "All" },
    { value: "pricing", label: "Pricing" },
    { value: "living room", label: "Living room" },
  ]);
});

test("of one category, or none, there is nothing to choose", () => {
  expect(categoryOptions([{ category: "pricing" }, { category: "pricing" }])).toEqual([]);
  expect(categoryOptions([])).toEqual([]);
});

test("the result names how many of how many, and the category", () => {
  expect(describeCategory("all", 10, 10, "photo")).toBe("Showing all 10 photos");
  expect(describeCategory("all", 1, 1, "question")).toBe("Showing 1 question");
  expect(describeCategory("kitchen", 2, 10, "photo")).toBe("Showing 2 of 10 photos: Kitchen");
});
