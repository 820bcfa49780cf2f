import { expect, test } from "vitest";
import { getStagingTypes } from "./portfolio.server.ts";

test("only staging types with projects can be chosen, in their own order", () => {
  expect(getStagingTypes([{ staging: "new" }, { staging: "vacant" }, { staging: "new" }])).toEqual([
    "vacant",
    "new",
  ]);
});
