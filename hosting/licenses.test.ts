import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLicenses } from "./licenses.ts";

test("licenses.txt contains the license of every typeface and library", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const text = readLicenses();
  for (const name of packages.filter((each) => /^react|^@fontsource/.test(each)))
    expect(text).toContain(`${name}\n\n`);
  expect(text.match(/MIT License/g)?.length).toBeGreaterThanOrEqual(4);
  expect(text.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(2);
});
