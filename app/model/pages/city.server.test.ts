import { expect, test } from "vitest";
import { mentions } from "./city.server.ts";

test.each([
  ["Mesa", "Homes in Mesa sell fast.", true],
  ["Mesa", "In Mesa they sell faster.", true],
  ["Mesa", "Mesa", true],
  ["Mesa", "She sold in Costa Mesa.", false],
  ["Mesa", "Costa Mesa is another city.", false],
  ["Mesa", "A mesa is a hill, and Mesaville a town.", false],
])("%s in '%s': %s", (city, text, expected) => {
  expect(mentions(city, text)).toBe(expected);
});
