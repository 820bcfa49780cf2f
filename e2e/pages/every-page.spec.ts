import type { Page } from "@playwright/test";
import { PATHS } from "#app/config/paths.ts";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import { expectHardlyAnyShift, findTooWide, scrollThrough } from "#e2e/support/layout.ts";
import { atMostOfAKind, BY_NUMBER, SITE_PATHS } from "#e2e/support/site.ts";
import { violations } from "#e2e/support/violations.ts";

/** 320 px is also what a window of 1280 px has left at 400 % zoom. */
const NARROW_AND_WIDE = [320, 1280];
const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

const LOW_WINDOWS = [
  [768, 725],
  [820, 480],
  [1024, 400],
  [1100, 700],
  [1280, 768],
] as const;

const LEAST_TARGET_PX = 24;
const LEAST_MAIN_TARGET_PX = 44;

const ONE_OF_A_KIND = atMostOfAKind(1);
const OTHERS = SITE_PATHS.filter((path) => ![...ONE_OF_A_KIND, ...BY_NUMBER].includes(path));

for (const path of ONE_OF_A_KIND)
  test(`${path}: quiet, steady and usable by everybody in every window @wide`, async ({ page }) => {
    await expectQuietAndUsable(page, path);
    await expectFits(page, WIDTHS);
    for (const [width, height] of LOW_WINDOWS) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(() => page.evaluate(findStickyOutside), `in ${width} x ${height}`)
        .toEqual([]);
    }
  });

for (const path of OTHERS)
  test(`${path}: quiet, steady and usable by everybody, like the first of its kind @wide @all`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectQuietAndUsable(page, path);
    await expectFits(page, NARROW_AND_WIDE);
  });

for (const path of ONE_OF_A_KIND)
  test(`${path}: usable with a fingertip and with letters twice as large @phone @all`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectQuietAndUsable(page, path);
    const small = () =>
      page.evaluate(smallTargets, [LEAST_TARGET_PX, LEAST_MAIN_TARGET_PX] as const);
    await expect.poll(small, "a fingertip hits everything").toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expect.poll(() => page.evaluate(findTooWide), "with letters twice as large").toEqual([]);
  });

async function expectQuietAndUsable(page: Page, path: string) {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  await open(page, path);
  await expect(page.getByRole("banner")).toHaveAttribute("data-solid", String(path !== PATHS.home));
  await scrollThrough(page);
  expect(foreign, "nobody else is asked").toEqual([]);
  await expectHardlyAnyShift(page);
  expect(await violations(page)).toEqual([]);
}

async function expectFits(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(findTooWide), `at ${width} px`).toEqual([]);
  }
}

/** Runs in the page: panels that stay while the page scrolls, though a part of them is never seen. */
const findStickyOutside = () =>
  [...document.querySelectorAll("main *")]
    .filter((element) => {
      const { position, top } = getComputedStyle(element);
      const { height } = element.getBoundingClientRect();
      return position === "sticky" && Number.parseFloat(top) + height > innerHeight;
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Runs in the page: links within a sentence may be as small as its letters, nothing else. */
function smallTargets([least, leastMain]: readonly [number, number]): string[] {
  const areaOf = (element: Element) =>
    (element.matches("[type=radio], [type=checkbox]") && element.closest("label")) || element;
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === "inline" && element.closest("p, li, dd, td") !== null;
  const targets = "a, button, summary, select, input:not([type=hidden]), textarea";
  return [...document.querySelectorAll(targets)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest("[aria-hidden=true]") && !isInSentence(element))
    .filter((element) => {
      const { width, height } = areaOf(element).getBoundingClientRect();
      const isFramed = getComputedStyle(element).borderTopWidth !== "0px";
      const isMain = isFramed || element.matches("header a, header button");
      const side = isMain ? leastMain : least;
      return width > 1 && (width < side || height < side);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
