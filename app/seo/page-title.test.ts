import { expect, test } from "vitest";
import { cityKeywords } from "./page-head.server.ts";
import { pageTitle } from "./page-title.ts";

test("titles follow '{type} {city}: {detail} | {brand}'", () => {
  const title = { type: "FAQ", city: "Palm Desert", detail: "Costs", brand: "Ocotillo & Linen" };
  expect(pageTitle(title)).toBe("FAQ Palm Desert: Costs | Ocotillo & Linen");
});

test("every keyword names the city", () => {
  const business = { region: "CA", services: ["Vacant home staging"] };
  const keywords = cityKeywords("La Quinta", business);
  for (const keyword of keywords) expect(keyword).toContain("La Quinta");
  expect(keywords).toContain("vacant home staging La Quinta");
  expect(keywords).toContain("real estate staging La Quinta CA");
});
