import { expect, test } from "vitest";
import { PAGES } from "#app/config/pages.ts";
import { getCityKeywords, withHead } from "./page-head.server.ts";

test("a page's canonical URL is its own path, whatever its breadcrumbs", async () => {
  const seo = { type: "Home Staging", city: "Indio", detail: "Rates", description: "Our rates." };
  const page = { path: "/rates", seo, trail: [PAGES.about] };
  const { head } = await withHead(
    () => ({}),
    () => page,
  );
  expect(head.links.canonical).toMatch(/[a-z]\/rates$/);
});

test("every keyword names the city", () => {
  const business = { region: "CA", services: ["Vacant home staging"] };
  const keywords = getCityKeywords("La Quinta", business);
  for (const keyword of keywords) expect(keyword).toContain("La Quinta");
  expect(keywords).toContain("vacant home staging La Quinta");
  expect(keywords).toContain("real estate staging La Quinta CA");
});
