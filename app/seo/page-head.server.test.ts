import { expect, test } from "vitest";
import { getCityKeywords } from "./page-head.server.ts";

test("every keyword names the city", () => {
  const business = { region: "CA", services: ["Vacant home staging"] };
  const keywords = getCityKeywords("La Quinta", business);
  for (const keyword of keywords) expect(keyword).toContain("La Quinta");
  expect(keywords).toContain("vacant home staging La Quinta");
  expect(keywords).toContain("real estate staging La Quinta CA");
});
