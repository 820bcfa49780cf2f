import { expect, test } from "vitest";
import { categoryOptions, describeCategory } from "./use-category.ts";

test("each category is offered once, capitalized, in the order of the list", () => {
  const items = [{ category: "pricing" }, { category: "living room" }, { category: "pricing" }];
  expect(categoryOptions(items)).toEqual([
    { value: "pricing", label: "Pricing" },
    { value: "living room", label: "Living room" },
  ]);
});

test("the result names how many of how many, and the category", () => {
  expect(describeCategory(undefined, 10, 10, "photo")).toBe("Showing all 10 photos");
  expect(describeCategory(undefined, 1, 1, "question")).toBe("Showing 1 question");
  expect(describeCategory("kitchen", 2, 10, "photo")).toBe("Showing 2 of 10 photos: Kitchen");
});
