import { expect, test } from "vitest";
import { formatPageTitle } from "./format-page-title.ts";

test("titles follow '{type} {city}: {detail} | {brand}'", () => {
  const title = { type: "FAQ", city: "Palm Desert", detail: "Costs", brand: "Ocotillo & Linen" };
  expect(formatPageTitle(title)).toBe("FAQ Palm Desert: Costs | Ocotillo & Linen");
});
