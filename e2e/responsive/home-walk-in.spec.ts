import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { EMPTY_ROOM_HOLD_MS } from "#app/config/timing.ts";
import { swipe } from "#e2e/support/carousel.ts";
import { DAY, DUSK, expect, hold, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { expectHardlyAnyShift } from "#e2e/support/layout.ts";
import { findViolations } from "#e2e/support/violations.ts";

const scroller = (page: Page) => page.getByRole("group", { name: "Whole photo, scrolls sideways" });
const room = (page: Page) => page.locator(".walk-in-room");
const whole = (page: Page) => room(page).locator("> .walk-in-whole");
const states = (page: Page) => page.locator(".hero-caption").getByRole("button");
const readLoaded = (photo: Locator) =>
  photo.evaluate((image: HTMLImageElement) => image.currentSrc);
const readScroll = (page: Page) => scroller(page).evaluate(({ scrollLeft }) => scrollLeft);

/** Later than all that happens before a touch. */
const PAUSE_MS = 600_000;

test.use(WITH_MOTION);

test.beforeEach(({ page }) => page.clock.install({ time: DAY }));

test("the whole photo shows what the crop showed, and scrolls to both ends @phone", async ({
  page,
}) => {
  const release = await hold(page, /hero-[0-9a-f]+-\d+\.avif/);
  // A nudge would hide a shift from the browser's count.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStill(page);
  await expect(whole(page)).toBeHidden();
  const cropped = await readPixels(page);
  release();
  await expect(scroller(page)).toBeVisible();
  expect(findShift(cropped, await readPixels(page))).toBe(0);
  await expectHardlyAnyShift(page);
  expect(await findViolations(page)).toEqual([]);

  await swipe(scroller(page), 350);
  await expect.poll(() => readScroll(page)).toBe(0);
  await scroller(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => readScroll(page)).toBeGreaterThan(0);
  for (let times = 0; times < 2; times += 1) await swipe(scroller(page), -350);
  await expect
    .poll(() => scroller(page).evaluate((it) => it.scrollWidth - it.clientWidth - it.scrollLeft))
    .toBeLessThan(1);
});

test("a held finger empties the whole photo, and a moved one does not @phone", async ({ page }) => {
  await openStill(page);
  await expect(scroller(page)).toBeVisible();
  await page.clock.pauseAt(new Date(DAY).getTime() + PAUSE_MS);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...at: number[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at.map((x) => ({ x, y: 350 })) });
  await touch("touchStart", 200);
  await page.clock.runFor(EMPTY_ROOM_HOLD_MS);
  await expect(states(page).first()).toHaveAttribute("aria-pressed", "true");
  const emptyWhole = page.locator(".empty-room .walk-in-whole");
  await expect.poll(() => readLoaded(emptyWhole)).toMatch(/hero-before-/);
  const [staged, empty] = await page
    .locator(".walk-in-whole")
    .evaluateAll((all) => all.map((photo) => Math.round(photo.getBoundingClientRect().left)));
  expect(empty, "one lies exactly over the other").toBe(staged);
  await touch("touchMove", 208);
  await expect(states(page).first()).toHaveAttribute("aria-pressed", "false");
  await touch("touchEnd");

  await touch("touchStart", 200);
  await touch("touchMove", 208);
  await page.clock.runFor(2 * EMPTY_ROOM_HOLD_MS);
  await expect(states(page).first()).toHaveAttribute("aria-pressed", "false");
  await touch("touchEnd");
});

test("the whole photo nudges once a session, and never with reduced motion @phone @all", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStill(page);
  await expect(scroller(page)).toBeVisible();
  await expect(room(page)).toHaveCSS("animation-name", "none");
  await page.evaluate(() => sessionStorage.clear());
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const name of ["nudge", "none"]) {
    await openStill(page);
    await expect(scroller(page)).toBeVisible();
    await expect(room(page)).toHaveCSS("animation-name", name);
  }
});

test("the whole photo follows a turned phone, and is the evening's @phone @all", async ({
  page,
}) => {
  await page.clock.setFixedTime(DUSK);
  await page.setViewportSize({ width: 839, height: 412 });
  await open(page, "/");
  await expect(whole(page)).toBeAttached();
  expect(await readLoaded(whole(page)), "only upright phones load it").toBe("");
  await page.setViewportSize({ width: 412, height: 839 });
  await expect(scroller(page)).toBeVisible();
  expect(await readLoaded(whole(page))).toMatch(/hero-dusk-/);
  const start = await readScroll(page);
  expect(start).toBeGreaterThan(0);
  await page.setViewportSize({ width: 839, height: 412 });
  await expect(scroller(page)).toHaveCount(0);
  await page.setViewportSize({ width: 412, height: 839 });
  await expect.poll(() => readScroll(page)).toBe(start);
});

test("the crop stays with Save-Data @phone @all", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openStill(page);
  await states(page).first().click();
  await expect(page.locator(".empty-room")).toHaveCSS("--furnished", "0%");
  await expect(whole(page)).toHaveCount(0);
  await expect(scroller(page)).toHaveCount(0);
  expect(await readLoaded(page.locator(".empty-room .walk-in-whole"))).toBe("");
});

/** The room empties and fills once before anything else. */
async function openStill(page: Page) {
  await open(page, "/");
  await page.locator(".empty-room").evaluate((wiped) => {
    for (const animation of wiped.getAnimations()) animation.finish();
  });
}

const ROW = 60;
const MOST_SHIFT = 4;

/** A row of the photo, below the headline, in gray. */
async function readPixels(page: Page): Promise<Buffer> {
  const { width = 0 } = page.viewportSize() ?? {};
  const photo = await page.screenshot({
    animations: "disabled",
    clip: { x: 0, y: 350, width, height: ROW },
  });
  return sharp(photo).grayscale().raw().toBuffer();
}

/** How many pixels to the side two rows are most alike. */
function findShift(before: Buffer, after: Buffer): number {
  const measure = (shift: number) => {
    let difference = 0;
    for (let at = MOST_SHIFT; at < before.length - MOST_SHIFT; at += 1)
      difference += Math.abs((before[at] ?? 0) - (after[at + shift] ?? 0));
    return difference;
  };
  const shifts = Array.from({ length: 2 * MOST_SHIFT + 1 }, (_, index) => index - MOST_SHIFT);
  return shifts.toSorted((a, b) => measure(a) - measure(b))[0] ?? Number.NaN;
}
