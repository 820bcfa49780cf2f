import { expect, test } from "vitest";
import { slugify } from "./slugify.ts";

test("words are joined by hyphens in lower case", () => {
  expect(slugify("Living Room 1")).toBe("living-room-1");
});

test("apostrophes and accents vanish, other signs separate", () => {
  expect(slugify("What’s a café’s “style” worth?")).toBe("whats-a-cafes-style-worth");
});
