import { expect, test } from "vitest";
import { unicodeRange } from "./unicode-range.ts";

test("neighbors become one range, whatever their order", () => {
  expect(unicodeRange("cab")).toBe("U+61-63");
});

test("letters apart are named one by one", () => {
  expect(unicodeRange("&é→")).toBe("U+26, U+E9, U+2192");
});
