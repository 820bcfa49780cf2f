import { expect, test } from "vitest";
import { categoryOptions } from "./category-options.ts";

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
