import { expect, test } from "vitest";
import { formatLocation } from "./project-card.server.ts";

test.each([
  ["45-120 Fairway Crest, Indian Wells, CA 92210", "45-120 Fairway Crest | Indian Wells"],
  ["12 Palm Way, Palm Desert", "12 Palm Way | Palm Desert"],
  ["Palm Desert", "Palm Desert"],
  ["12 Palm Way, ", "12 Palm Way"],
])("%s is shown as %s", (address, shown) => {
  expect(formatLocation(address)).toBe(shown);
});
