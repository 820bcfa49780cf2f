import { expect, test } from "vitest";
import { getContrast } from "./theme.server.ts";

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#000000", 21],
  ["#767676", "#ffffff", 4.54],
  ["#98482a", "#98482a", 1],
])("%s on %s has %s", (one, other, ratio) => {
  expect(getContrast(one, other)).toBeCloseTo(ratio, 2);
});
