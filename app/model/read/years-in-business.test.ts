import { expect, test } from "vitest";
import { yearsInBusiness } from "./years-in-business.ts";

test.each([
  [2013, undefined],
  [2014, undefined],
  [2015, "2"],
  [2020, "7"],
  [2022, "9"],
  [2023, "10+"],
  [2027, "10+"],
  [2028, "15+"],
])("in %i a business founded in 2013 has %s years", (year, years) => {
  expect(yearsInBusiness(2013, year)).toBe(years);
});
