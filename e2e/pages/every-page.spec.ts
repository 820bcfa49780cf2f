import type { Page } from "@playwright/test";
import { expect, isPhone, ON_A_WIDE_SCREEN, open, test } from "#e2e/support/fixtures.ts";
import {
  expectHardlyAnyShift,
  expectNoOverflow,
  findCutOff,
  scrollThrough,
  smallTargets,
} from "#e2e/support/layout.ts";
import { BY_NUMBER, SITE_PATHS } from "#e2e/support/site.ts";
import { violations } from "#e2e/support/violations.ts";

/** 320 px is also what a window of 1280 px has left at 400 % zoom. */
const WIDTHS = [320, 360, 768, 1024, 1280, 1920];

/** Pages of one kind differ in their words only, which the wide window judges for all of them. */
const isOneOfMany = (path: string) =>
  /^\/blog\/[2-5]$|^\/portfolio\/(palm-desert|rancho-mirage)|^\/services\/(?!vacant)/.test(path);

for (const path of SITE_PATHS.filter((path) => !BY_NUMBER.includes(path)))
  test(
    `${path}: complete, quiet, steady and usable by everybody`,
    isOneOfMany(path) ? ON_A_WIDE_SCREEN : {},
    async ({ page }) => {
      test.slow();
      const foreign: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
      });
      await open(page, path);

      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/^.+ .+: .+ \| Ocotillo & Linen$/);
      await scrollThrough(page);
      expect(foreign, "nobody else is asked").toEqual([]);
      await expectHardlyAnyShift(page);

      const pictures = await page.evaluate(() => ({
        eager: document.querySelectorAll("img:not([loading=lazy])").length,
        unsized: document.querySelectorAll("img:not([width]), img:not([height])").length,
        undescribed: document.querySelectorAll("img:not([alt])").length,
      }));
      expect(pictures).toMatchObject({ unsized: 0, undescribed: 0 });
      expect(pictures.eager).toBeLessThanOrEqual(1);

      expect(await violations(page)).toEqual([]);
      if (isPhone(page)) {
        expect(await smallTargets(page), "a fingertip hits everything").toEqual([]);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
        });
        await expectNothingCutOff(page, "with letters twice as large");
        return;
      }
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNothingCutOff(page, `at ${width} px`);
      }
    },
  );

async function expectNothingCutOff(page: Page, when: string) {
  const cutOff = () => page.evaluate(findCutOff);
  await expect.poll(cutOff, { message: `nothing is cut off ${when}` }).toEqual([]);
  await expectNoOverflow(page, when);
}
