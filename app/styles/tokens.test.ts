import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PALETTE } from "#app/config/palette.ts";

test("the tokens are the palette", () => {
  const css = readFileSync("app/styles/tokens.css", "utf8");
  const colors = [...css.matchAll(/--color-([a-z-]+): (#\w+);/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(colors)).toEqual({ ...PALETTE, white: "#fff" });
});
