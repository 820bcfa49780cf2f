import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 2, [1, 2]],
  [1, 84, [1, 2, 84]],
  [2, 84, [1, 2, 3, 84]],
  [42, 84, [1, 41, 42, 43, 84]],
  [84, 84, [1, 83, 84]],
])("page %i of %i links to %j", (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
