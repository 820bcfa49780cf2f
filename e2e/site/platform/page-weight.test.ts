import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUILT_SITE, builtFile, sentBytes } from "#e2e/support/built-pages.ts";
import { SITE_PATHS } from "#e2e/support/site.ts";

/**
 * In bytes on the wire. The first packets of a connection hold 14,000; a larger page delays the first
 * paint by 150 ms on slow 4G.
 */
const BUDGETS = { page: 14_000, data: 7_500, italics: 15_100 };

test("every page keeps to its budget", () => {
  for (const path of SITE_PATHS)
    expect(sentBytes(builtFile(path)), path).toBeLessThanOrEqual(BUDGETS.page);
});

test("what a link fetches of a page's content keeps to its budget", () => {
  const files = readdirSync(BUILT_SITE, { recursive: true }).map(String);
  const data = files.filter((name) => name.endsWith(".data"));
  expect(data.length).toBeGreaterThan(5);
  for (const name of data) expect(sentBytes(name), name).toBeLessThanOrEqual(BUDGETS.data);
});

test("the italics that some pages ask for keep to their budget", () => {
  const files = readdirSync(join(BUILT_SITE, "assets"));
  const [italics, ...others] = files.filter((name) => name.includes("-italic-essential"));
  expect(others).toEqual([]);
  expect(sentBytes(`assets/${italics}`)).toBeLessThanOrEqual(BUDGETS.italics);
});
