import { readdirSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { BUILT_SITE, getBuiltFile } from "#e2e/support/built-pages.ts";
import { limitSitePaths, SITE_PATHS } from "#e2e/support/site.ts";

/** html-validate:standard contains what the HTML standard demands, without style rules. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ["html-validate:standard"] }),
);

const pagesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => join(folder, file));

test("one built page of each kind is valid HTML", () =>
  expectValid(limitSitePaths(1).map((path) => join(BUILT_SITE, getBuiltFile(path)))));

test("every built page is valid HTML @all", async () => {
  const pages = [...pagesBelow(BUILT_SITE), ...pagesBelow("build/refresh-pages")];
  expect(pages.length).toBeGreaterThan(SITE_PATHS.length);
  await expectValid(pages);
});

async function expectValid(pages: string[]) {
  for (const page of pages) {
    const { results } = await validator.validateFile(page);
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ line, message }) => `line ${line}: ${message}`),
    );
    expect(errors, page).toEqual([]);
  }
}
