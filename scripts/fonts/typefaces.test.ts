import { expect, test } from "vitest";
import { charactersIn } from "./typefaces.ts";

test("a range holds its first letter, its last and all between", () => {
  expect(charactersIn("U+61-63,U+E9,U+2192")).toEqual(["a", "b", "c", "é", "→"]);
});
