import { expect, test } from "vitest";
import { slugify } from "./slugify.ts";

test("words are joined by hyphens in lower case", () => {
  expect(slugify("Living Room 1")).toBe("living-room-1");
});

test("apostrophes and accents vanish, other characters separate", () => {
  expect(slugify("What’s a café’s “style” worth?")).toBe("whats-a-cafes-style-worth");
});

test.each([
  ["Łódź, Śródmieście", "lodz-srodmiescie"],
  ["Straße am Weißen Bøg", "strasse-am-weissen-bog"],
  ["Đà Nẵng", "da-nang"],
  ["Ħamrun", "hamrun"],
])("%s can be typed as %s", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
