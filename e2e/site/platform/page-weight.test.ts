import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUDGETS } from "#app/config/budgets.ts";
import { BUILT_SITE, pageBytes, readBuiltPage, sentBytes } from "#e2e/support/built-pages.ts";
import { SITE_PATHS } from "#e2e/support/site.ts";
import { attribute } from "#hosting/pages/html.ts";

test("every page arrives in the first flight of a new connection", () => {
  for (const path of SITE_PATHS) expect(pageBytes(path), path).toBeLessThanOrEqual(BUDGETS.page);
});

test("what React needs of a page's content keeps to its budget", () => {
  for (const path of SITE_PATHS) {
    const files = readBuiltPage(path).elements.flatMap((it) => attribute(it, "data-src") ?? []);
    const data = files.filter((file) => file.startsWith("/assets/data-"));
    expect(data, path).toHaveLength(1);
    expect(sentBytes(data[0] ?? ""), path).toBeLessThanOrEqual(BUDGETS.data);
  }
});

test("the italics that some pages ask for keep to their budget", () => {
  const files = readdirSync(join(BUILT_SITE, "assets"));
  const [italics, ...others] = files.filter((name) => name.includes("-italic-essential"));
  expect(others).toEqual([]);
  expect(sentBytes(`assets/${italics}`)).toBeLessThanOrEqual(BUDGETS.italics);
});
