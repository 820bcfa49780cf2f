import { expect, test } from "vitest";
import { readBuiltPage, sentBytes } from "#e2e/support/built-pages.ts";
import { SITE_PATHS } from "#e2e/support/site.ts";
import { attribute } from "#hosting/pages/html.ts";

/** In bytes on the wire. With its headers, the style sheet fits into the first packets of a connection. */
const BUDGETS = { scripts: 118_000, styles: 13_900, fonts: 41_000 };

test("no page brings more JavaScript than the budget allows, and none at once", () => {
  for (const path of SITE_PATHS) {
    const scripts = readBuiltPage(path).elements.filter(({ tagName }) => tagName === "script");
    const files = scripts.flatMap((script) => attribute(script, "data-files")?.split(" ") ?? []);
    // Not-found pages have one small inline script.
    if (!path.endsWith("/not-found")) expect(files.length, path).toBeGreaterThan(3);
    const total = files.map(sentBytes).reduce((sum, size) => sum + size, 0);
    expect(total, path).toBeLessThanOrEqual(BUDGETS.scripts);

    const atOnce = scripts.filter((script) => attribute(script, "src"));
    expect(atOnce, path).toEqual([]);
  }
});

test("the style sheet and the typefaces of every page keep to their budgets", () => {
  for (const path of SITE_PATHS) {
    const links = readBuiltPage(path).elements.filter(({ tagName }) => tagName === "link");
    const sum = (rel: string, as?: string) =>
      links
        .filter((link) => attribute(link, "rel") === rel && attribute(link, "as") === as)
        .map((link) => sentBytes(attribute(link, "href") ?? ""))
        .reduce((total, size) => total + size, 0);
    expect(sum("stylesheet"), path).toBeGreaterThan(0);
    expect(sum("stylesheet"), path).toBeLessThanOrEqual(BUDGETS.styles);
    expect(sum("preload", "font"), path).toBeGreaterThan(0);
    expect(sum("preload", "font"), path).toBeLessThanOrEqual(BUDGETS.fonts);
  }
});
