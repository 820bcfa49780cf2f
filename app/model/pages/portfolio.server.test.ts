import { expect, test } from "vitest";
import { stagingsOf } from "./portfolio.server.ts";

test("only kinds of staging that there are can be chosen, in their own order", () => {
  expect(stagingsOf([{ staging: "new" }, { staging: "vacant" }, { staging: "new" }])).toEqual([
    "vacant",
    "new",
  ]);
});
