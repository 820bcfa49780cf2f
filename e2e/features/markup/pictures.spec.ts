import { LEGAL_PAGES } from "#app/config/pages.ts";
import { PATHS } from "#app/config/paths.ts";
import { getCustomPagePath } from "#app/lib/paths.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { PAGES } from "#e2e/support/site.ts";

/** This is about 1.25 screens of a desktop, and 1.7 of a phone. */
const MOST_PX = { 1440: 1100, 390: 1400 };

/** Photos have English descriptions, so a page in Spanish has none but the last. */
const IN_WORDS: string[] = [
  PATHS.faq,
  PATHS.contact,
  "/accessibility",
  "/en-espanol",
  ...[...LEGAL_PAGES.keys()].map(getCustomPagePath),
];

test("no page has a long run of text without a photo @all", async ({ page }) => {
  test.slow();
  const runs: Record<string, Record<string, number>> = {};
  for (const path of PAGES.filter((path) => !IN_WORDS.includes(path))) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const [width, most] of Object.entries(MOST_PX)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const run = await page.evaluate(longestRunWithoutPhoto);
      runs[path] = { ...runs[path], [width]: run };
      expect.soft(run, `${path} at ${width} px`).toBeLessThanOrEqual(most);
    }
  }
  console.table(runs);
});

/** A plan is a picture; a list of questions is text on purpose. */
function longestRunWithoutPhoto(): number {
  const pictures = [...document.querySelectorAll("main :is(img, [role=img], details)")]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width >= 64 && height >= 32)
    .sort((a, b) => a.top - b.top);
  const { bottom } = (document.querySelector("main") ?? document.body).getBoundingClientRect();
  let covered = -scrollY;
  let longest = 0;
  for (const picture of [...pictures, { top: bottom, bottom }]) {
    longest = Math.max(longest, picture.top - covered);
    covered = Math.max(covered, picture.bottom);
  }
  return Math.round(longest);
}
