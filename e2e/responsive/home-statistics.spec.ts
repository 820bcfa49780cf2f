import type { Page } from "@playwright/test";
import sharp from "sharp";
import { COUNT_UP_VISIBLE_SHARE } from "#app/config/limits.ts";
import { COUNT_UP_MS, COUNT_UP_TICK_MS } from "#app/config/timing.ts";
import {
  expect,
  holdScripts,
  open,
  test,
  WITH_MOTION,
  waitForHydration,
} from "#e2e/support/fixtures.ts";
import { expectHardlyAnyShift } from "#e2e/support/layout.ts";
import { shownNumbers } from "#e2e/support/locators.ts";
import { CONTENT, RATING } from "#e2e/support/site.ts";

const STATISTICS = CONTENT.statistics;
const FINALS = STATISTICS.map(({ value }) => value);
const ZEROS = STATISTICS.map(() => 0);
const DELAYS = STATISTICS.map(({ delay }) => delay);
const BETWEEN_MS = 100;

const figure = (page: Page, index: number) => page.locator("dl > div").nth(index);

test.use(WITH_MOTION);

test("each counts once after its delay, and moves nothing @desktop", async ({ page }) => {
  await open(page, "/");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await expect.poll(() => shownNumbers(page)).toEqual(ZEROS);
  await expectFinalFiguresInWords(page);
  await reveal(page, COUNT_UP_VISIBLE_SHARE - 0.1);
  await page.clock.runFor(COUNT_UP_MS);
  await expect.poll(() => shownNumbers(page), "too little is seen").toEqual(ZEROS);

  await reveal(page, COUNT_UP_VISIBLE_SHARE + 0.1);
  const suffix = figure(page, 1).getByText(STATISTICS[1]?.suffix ?? "", { exact: true });
  const before = await suffix.boundingBox();
  let passed = 0;
  const passUntil = async (time: number) => {
    await page.clock.runFor(time - passed);
    passed = time;
  };
  for (const delay of DELAYS) {
    await passUntil(delay + BETWEEN_MS);
    await expect
      .poll(async () => (await shownNumbers(page)).map((number) => number > 0))
      .toEqual(DELAYS.map((other) => other <= delay));
  }
  await passUntil(COUNT_UP_MS * 0.7);
  for (const [index, number] of (await shownNumbers(page)).entries())
    expect(number).toBeLessThan(FINALS[index] ?? 0);
  await passUntil(COUNT_UP_MS + Math.max(...DELAYS) + COUNT_UP_TICK_MS);
  await expect.poll(() => shownNumbers(page)).toEqual(FINALS);
  expect((await suffix.boundingBox())?.x, "what stands beside them").toBe(before?.x);

  await page.evaluate(() => window.scrollTo(0, 0));
  await reveal(page, 1);
  await page.clock.runFor(300);
  await expect.poll(() => shownNumbers(page), "seen again").toEqual(FINALS);

  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(figure(page, 0)).toBeAttached();
  expect(await shownNumbers(page), "after Back").toEqual(FINALS);
});

test("stand at 0 until they count, even before the scripts @desktop @all", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  const release = await holdScripts(page);
  await page.goto("/");
  await expect(page.locator(".statistics")).toBeInViewport();
  await expect.poll(() => shownNumbers(page)).toEqual(ZEROS);
  await page.evaluate(recordNumbers);
  release();
  await expect.poll(() => shownNumbers(page), { timeout: 15_000 }).toEqual(FINALS);
  const seen = await page.evaluate(() => window.seenNumbers ?? []);
  expect(seen, "the first only ever climbs").toEqual(seen.toSorted((a, b) => a - b));
  await expectHardlyAnyShift(page);
});

test("are final from the first paint where motion is unwanted @desktop", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await holdScripts(page);
  await page.goto("/");
  // A busy browser may apply reduced motion a moment late.
  await expect.poll(() => shownNumbers(page)).toEqual(FINALS);
  release();
  await page.locator(".statistics").scrollIntoViewIfNeeded();
  await waitForHydration(page);
  expect(await shownNumbers(page)).toEqual(FINALS);
  await page.evaluate(() => window.scrollTo(0, 0));
  const clip = (await figure(page, 0).locator("dd").boundingBox()) ?? undefined;
  const { channels } = await sharp(await page.screenshot({ fullPage: true, clip })).stats();
  expect(channels[0]?.min, "drawn, as the styles say").toBeLessThan(64);
});

declare global {
  interface Window {
    seenNumbers?: number[];
  }
}

function recordNumbers() {
  const figure = document.querySelector("dl .count-up");
  window.seenNumbers = [];
  new MutationObserver(() => {
    for (const number of figure?.children ?? [])
      if (number.checkVisibility({ visibilityProperty: true }))
        window.seenNumbers?.push(Number(number.textContent));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Screen readers get the final numbers and the rating. */
async function expectFinalFiguresInWords(page: Page) {
  for (const [index, { value, suffix, label }] of STATISTICS.entries())
    await expect(figure(page, index)).toMatchAriaSnapshot(`
      - term: "${label}"
      - definition: "${value}${suffix}"
    `);
  const link = page.getByRole("link", { name: RATING });
  await expect(link).toHaveAttribute("href", /^https:\/\//);
  await expect(page.getByRole("region", { name: "Results" })).toContainText(`Rated ${RATING}.`);
}

/** After two rounds of this observer, the page's own has reported. */
async function reveal(page: Page, share: number) {
  await figure(page, 0).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy(0, top + height * part - window.innerHeight);
  }, share);
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
