import type { Page } from "@playwright/test";
import sharp from "sharp";
import { COUNT_UP_VISIBLE_SHARE } from "#app/config/limits.ts";
import { COUNT_UP_MS, COUNT_UP_TICK_MS } from "#app/config/timing.ts";
import { expect, holdScripts, open, test, waitForHydration } from "#e2e/support/fixtures.ts";
import { expectHardlyAnyShift } from "#e2e/support/layout.ts";
import { RATING } from "#e2e/support/site.ts";

const STATISTICS = [
  { label: "less time on market", value: 73, suffix: "%", delay: 0 },
  { label: "staged homes", value: 100, suffix: "+", delay: 200 },
  { label: "realtor approved", value: 96, suffix: "%", delay: 400 },
  { label: "above average", value: 40, suffix: "K", delay: 600 },
];

const figure = (page: Page, index: number) => page.locator("dl > div").nth(index);

test("each counts once after its delay, and moves nothing @wide", async ({ page }) => {
  await open(page, "/");
  await pauseClock(page);
  await expect.poll(() => shownNumbers(page)).toEqual([0, 0, 0, 0]);
  await expectFinalFiguresInWords(page);

  const list = page.locator("dl");
  const suffix = figure(page, 1).getByText("+", { exact: true });
  await list.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await observersHaveRun(page);
  const counting = async () => (await shownNumbers(page)).map((number) => number > 0);
  await page.clock.runFor(100);
  const before = await suffix.boundingBox();
  await expect.poll(counting).toEqual([true, false, false, false]);
  await page.clock.runFor(200);
  await expect.poll(counting).toEqual([true, true, false, false]);
  await page.clock.runFor(200);
  await expect.poll(counting).toEqual([true, true, true, false]);
  await page.clock.runFor(200);
  await expect.poll(counting).toEqual([true, true, true, true]);

  await page.clock.runFor(COUNT_UP_MS * 0.7 - 700);
  const late = await shownNumbers(page);
  for (const [index, { value }] of STATISTICS.entries()) expect(late[index]).toBeLessThan(value);

  await page.clock.runFor(COUNT_UP_MS * 0.3 + 600 + COUNT_UP_TICK_MS);
  await expect.poll(() => shownNumbers(page)).toEqual(STATISTICS.map(({ value }) => value));
  expect((await suffix.boundingBox())?.x, "what stands beside them").toBe(before?.x);

  await page.evaluate(() => window.scrollTo(0, 0));
  await observersHaveRun(page);
  await list.scrollIntoViewIfNeeded();
  await observersHaveRun(page);
  await page.clock.runFor(300);
  await expect
    .poll(() => shownNumbers(page), "seen again")
    .toEqual(STATISTICS.map(({ value }) => value));
});

test("wait until enough of them is seen @wide @all", async ({ page }) => {
  await open(page, "/");
  await pauseClock(page);
  const reveal = (share: number) =>
    figure(page, 0).evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy(0, top + height * part - window.innerHeight);
    }, share);

  await reveal(COUNT_UP_VISIBLE_SHARE - 0.1);
  await observersHaveRun(page);
  await page.clock.runFor(COUNT_UP_MS);
  await expect.poll(async () => (await shownNumbers(page))[0]).toBe(0);

  await reveal(COUNT_UP_VISIBLE_SHARE + 0.1);
  await observersHaveRun(page);
  await page.clock.runFor(COUNT_UP_MS + COUNT_UP_TICK_MS);
  await expect.poll(async () => (await shownNumbers(page))[0]).toBe(73);
});

test("stand at 0 until they count, even before the scripts @wide", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  const release = await holdScripts(page);
  await page.goto("/");
  await expect(page.locator("dl")).toBeInViewport();
  await expect.poll(() => shownNumbers(page)).toEqual([0, 0, 0, 0]);
  await recordNumbers(page);
  release();
  const finals = STATISTICS.map(({ value }) => value);
  await expect.poll(() => shownNumbers(page), { timeout: 15_000 }).toEqual(finals);
  const seen = await page.evaluate(() => window.seenNumbers ?? []);
  expect(seen, "the first only ever climbs").toEqual(seen.toSorted((a, b) => a - b));
  await expectHardlyAnyShift(page);
});

test("are final from the first paint where motion is unwanted @wide", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await holdScripts(page);
  await page.goto("/");
  const finals = STATISTICS.map(({ value }) => value);
  expect(await shownNumbers(page)).toEqual(finals);
  release();
  await page.locator("dl").scrollIntoViewIfNeeded();
  await waitForHydration(page);
  expect(await shownNumbers(page)).toEqual(finals);
  await page.evaluate(() => window.scrollTo(0, 0));
  const clip = (await figure(page, 0).locator("dd").boundingBox()) ?? undefined;
  const { channels } = await sharp(await page.screenshot({ fullPage: true, clip })).stats();
  expect(channels[0]?.min, "drawn, as the styles say").toBeLessThan(64);
});

test.describe("without JavaScript @wide", () => {
  test.use({ javaScriptEnabled: false });

  test("are the final figures", async ({ page }) => {
    await page.goto("/");
    await expect.poll(() => shownNumbers(page)).toEqual(STATISTICS.map(({ value }) => value));
    for (const { label, value, suffix } of STATISTICS)
      await expect(page.locator("dl > div", { hasText: label })).toContainText(`${value}${suffix}`);
    await page.locator("dl").scrollIntoViewIfNeeded();
    await expect(page.locator("dl")).toBeVisible();
  });
});

declare global {
  interface Window {
    seenNumbers?: number[];
  }
}

/** Notes every number that the first figure shows. */
const recordNumbers = (page: Page) =>
  page.evaluate(() => {
    const figure = document.querySelector("dl .count-up");
    window.seenNumbers = [];
    new MutationObserver(() => {
      for (const number of figure?.children ?? [])
        if (number.checkVisibility({ visibilityProperty: true }))
          window.seenNumbers?.push(Number(number.textContent));
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });

/** What is seen: the counting numbers, or the final ones that lie in the same place. */
const shownNumbers = (page: Page) =>
  page
    .locator("dl .count-up > span")
    .evaluateAll((all) =>
      all
        .filter((number) => number.checkVisibility({ visibilityProperty: true }))
        .map((number) => Number(number.textContent)),
    );

/** Screen readers are told where the counting ends, and the rating. */
async function expectFinalFiguresInWords(page: Page) {
  for (const [index, { value, suffix, label }] of STATISTICS.entries()) {
    await expect(figure(page, index)).toMatchAriaSnapshot(`
      - term: "${label}"
      - definition: "${value}${suffix}"
    `);
  }
  const link = page.getByRole("link", { name: RATING });
  await expect(link).toHaveAttribute("href", /^https:\/\//);
  await expect(page.getByRole("region", { name: "Results" })).toContainText(`Rated ${RATING}.`);
}

async function pauseClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Resolves one round of intersection observers later, whatever the page's clock says. */
async function observersHaveRun(page: Page) {
  for (let round = 0; round < 2; round++)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body);
        }),
    );
}
