import { expect, test } from "vitest";
import { formatTable } from "./format-table.ts";

test("names stand to the left, figures to the right", () => {
  const table = formatTable([
    { page: "/", site: "floor", "LCP ms": "980" },
    { page: "/about", site: "ours", "LCP ms": "1020 (1.04x)" },
  ]);
  expect(table.split("\n")).toEqual([
    "page    site         LCP ms",
    "/       floor           980",
    "/about  ours   1020 (1.04x)",
  ]);
});
