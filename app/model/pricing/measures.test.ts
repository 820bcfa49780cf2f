import { expect, test } from "vitest";
import { type AreaUnit, getMeasures } from "./measures.ts";

test.each([
  [{}, { sign: "$", unit: "sq ft" }],
  [{ currency: "GBP" }, { sign: "£", unit: "sq ft" }],
  [{ currency: "CAD" }, { sign: "$", unit: "sq ft" }],
  [
    { currency: "CHF", areaUnit: "sq m" as AreaUnit },
    { sign: "CHF\u00a0", unit: "sq m" },
  ],
])("a business with %j has prices and homes in %j", (said, measures) => {
  expect(getMeasures(said)).toEqual(measures);
});
