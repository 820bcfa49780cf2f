import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  BUILT_SITE,
  countSentBytes,
  getBuiltFile,
  readBuiltPage,
} from "#e2e/support/built-pages.ts";
import { CONTENT, limitSitePaths, SITE_PATHS } from "#e2e/support/site.ts";
import { getAttribute } from "#hosting/html/html.ts";

/**
 * These are bytes on the wire. The first packets of a connection hold 14,600, with about 680 of headers; a
 * larger page or style sheet delays the first paint by 150 ms on slow 4G.
 */
const BUDGETS = {
  page: 13_900,
  /** Of both, if the page has its own sheet beside the shared one. */
  styles: 14_400,
  fonts: 41_000,
  italics: 15_100,
  /** The data for hydration is one of the scripts. */
  scripts: 123_000,
  data: 7_500,
};

/** Each file may be lost. */
const MOST_SCRIPT_FILES = 12;

const FILES = readdirSync(BUILT_SITE, { recursive: true }).map(String);

describe.each([
  { name: "one page of each kind", paths: limitSitePaths(1) },
  { name: "every page @all", paths: SITE_PATHS },
])("$name", ({ paths }) => {
  test("keeps to its budget", () => {
    for (const path of paths)
      expect(countSentBytes(getBuiltFile(path)), path).toBeLessThanOrEqual(BUDGETS.page);
  });

  test("loads no more JavaScript than the budget allows, and none at once", () => {
    for (const path of paths) {
      const scripts = readBuiltPage(path).elements.filter(({ tagName }) => tagName === "script");
      const files = scripts.flatMap(
        (script) => getAttribute(script, "data-files")?.split(" ") ?? [],
      );
      // Not-found pages have one small inline script.
      if (!path.endsWith("/not-found")) expect(files.length, path).toBeGreaterThan(3);
      expect(files.length, path).toBeLessThanOrEqual(MOST_SCRIPT_FILES);
      const total = files.map(countSentBytes).reduce((sum, size) => sum + size, 0);
      expect(total, path).toBeLessThanOrEqual(BUDGETS.scripts);

      const atOnce = scripts.filter((script) => getAttribute(script, "src"));
      expect(atOnce, path).toEqual([]);
    }
  });

  test("keeps its style sheets and typefaces to their budgets", () => {
    for (const path of paths) {
      const links = readBuiltPage(path).elements.filter(({ tagName }) => tagName === "link");
      const sum = (rel: string, as?: string) =>
        links
          .filter((link) => getAttribute(link, "rel") === rel && getAttribute(link, "as") === as)
          .map((link) => countSentBytes(getAttribute(link, "href") ?? ""))
          .reduce((total, size) => total + size, 0);
      expect(sum("stylesheet"), path).toBeGreaterThan(0);
      expect(sum("stylesheet"), path).toBeLessThanOrEqual(BUDGETS.styles);
      expect(sum("preload", "font"), path).toBeGreaterThan(0);
      expect(sum("preload", "font"), path).toBeLessThanOrEqual(BUDGETS.fonts);
    }
  });
});

test("the data that a link fetches keeps to its budget @all", () => {
  const data = FILES.filter((name) => name.endsWith(".data"));
  expect(data.length).toBeGreaterThan(5);
  for (const name of data) expect(countSentBytes(name), name).toBeLessThanOrEqual(BUDGETS.data);
});

test("what the content does not have is in no script", () => {
  const { settings, business } = CONTENT;
  expect([settings.booking, settings.inquiries.texts, business.closed]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const scripts = FILES.filter((name) => /assets\/.*\.js$/.test(name));
  for (const name of scripts)
    expect(readFileSync(join(BUILT_SITE, name), "utf8"), name).not.toMatch(
      /Pick a time|Leave a review|may text me|toldFrom/,
    );
});

test("Chromium is told to compile the libraries off the main thread", () => {
  const libraries = FILES.find((name) => name.includes("libraries-")) ?? "";
  const script = readFileSync(join(BUILT_SITE, libraries), "utf8");
  expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test("the italics that some pages ask for keep to their budget", () => {
  const [italics, ...others] = FILES.filter((name) => name.includes("-italic-essential"));
  expect(others).toEqual([]);
  expect(countSentBytes(`${italics}`)).toBeLessThanOrEqual(BUDGETS.italics);
});
