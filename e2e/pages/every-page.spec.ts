import type { Page } from "@playwright/test";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import {
  expectHardlyAnyShift,
  expectNoOverflow,
  findCutOff,
  scrollThrough,
  smallTargets,
} from "#e2e/support/layout.ts";
import { atMostOfAKind, BY_NUMBER, SITE_PATHS } from "#e2e/support/site.ts";
import { violations } from "#e2e/support/violations.ts";

/** 320 px is also what a window of 1280 px has left at 400 % zoom. */
const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

const LOW_WINDOWS = [
  [768, 725],
  [820, 480],
  [1024, 400],
  [1100, 700],
  [1280, 768],
] as const;

const ONE_OF_A_KIND = atMostOfAKind(1);

for (const path of SITE_PATHS.filter((path) => !BY_NUMBER.includes(path)))
  test(`${path}: complete, quiet, steady and usable by everybody`, {
    tag: ["@wide", ...(ONE_OF_A_KIND.includes(path) ? [] : ["@all"])],
  }, async ({ page }) => {
    test.slow();
    await expectCompleteAndQuiet(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingCutOff(page, `at ${width} px`);
    }
    for (const [width, height] of LOW_WINDOWS) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(findStickyOutside), `in ${width} x ${height}`).toEqual([]);
    }
  });

for (const path of ONE_OF_A_KIND)
  test(`${path}: usable with a fingertip and with letters twice as large`, {
    tag: ["@phone", "@all"],
  }, async ({ page }) => {
    test.slow();
    await expectCompleteAndQuiet(page, path);
    expect(await smallTargets(page), "a fingertip hits everything").toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectNothingCutOff(page, "with letters twice as large");
  });

async function expectCompleteAndQuiet(page: Page, path: string) {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
  });
  await open(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await scrollThrough(page);
  expect(foreign, "nobody else is asked").toEqual([]);
  await expectHardlyAnyShift(page);

  const photos = await page.evaluate(() => ({
    eager: document.querySelectorAll("img:not([loading=lazy])").length,
    unsized: document.querySelectorAll("img:not([width]), img:not([height])").length,
    undescribed: document.querySelectorAll("img:not([alt])").length,
  }));
  expect(photos).toMatchObject({ unsized: 0, undescribed: 0 });
  expect(photos.eager).toBeLessThanOrEqual(1);
  expect(await violations(page)).toEqual([]);
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

async function expectNothingCutOff(page: Page, when: string) {
  const cutOff = () => page.evaluate(findCutOff);
  await expect.poll(cutOff, { message: `nothing is cut off ${when}` }).toEqual([]);
  await expectNoOverflow(page, when);
}
