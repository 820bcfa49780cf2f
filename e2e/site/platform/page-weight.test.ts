import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUILT_SITE, builtFile, sentBytes } from "#e2e/support/built-pages.ts";
import { SITE_PATHS } from "#e2e/support/site.ts";

/**
 * In bytes on the wire. The first packets of a connection hold 14,600, some 680 of them headers; a larger
 * page delays the first paint by 150 ms on slow 4G.
 */
const BUDGETS = { page: 13_900, data: 7_500, italics: 15_100 };

const FILES = readdirSync(BUILT_SITE, { recursive: true }).map(String);

test("every page keeps to its budget", () => {
  for (const path of SITE_PATHS)
    expect(sentBytes(builtFile(path)), path).toBeLessThanOrEqual(BUDGETS.page);
});

test("what a link fetches of a page's content keeps to its budget", () => {
  const data = FILES.filter((name) => name.endsWith(".data"));
  expect(data.length).toBeGreaterThan(5);
  for (const name of data) expect(sentBytes(name), name).toBeLessThanOrEqual(BUDGETS.data);
});

test("Chromium is told to compile the libraries beside the main thread", () => {
  const libraries = FILES.find((name) => name.includes("libraries-")) ?? "";
  const script = readFileSync(join(BUILT_SITE, libraries), "utf8");
  expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("the italics that some pages ask for keep to their budget", () => {
  const [italics, ...others] = FILES.filter((name) => name.includes("-italic-essential"));
  expect(others).toEqual([]);
  expect(sentBytes(`${italics}`)).toBeLessThanOrEqual(BUDGETS.italics);
});
