import { expect, test } from "vitest";
import { yearsInBusiness } from "./years-in-business.ts";

test.each([
  [2024, "10+"],
  [2027, "10+"],
  [2028, "15+"],
])("in %i a business founded in 2013 has %s years", (year, years) => {
  expect(yearsInBusiness(2013, year)).toBe(years);
});
