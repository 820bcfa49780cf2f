import type { Page } from "@playwright/test";
import { STARTUP_SCREEN_MS } from "#app/config/timing.ts";
import { expect, hold, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { BUSINESS } from "#e2e/support/site.ts";

const hero = (page: Page) => page.locator("main > section").first();
const emptyRoom = (page: Page) => hero(page).locator("img[alt='']");
const staged = (page: Page) => hero(page).locator(".photo-hero-photo");
const fadingRoom = (page: Page) => emptyRoom(page).locator("xpath=ancestor::div[1]");

test.use(WITH_MOTION);

test("the empty room gives way once, as the start-up screen lifts", async ({ page }) => {
  await page.addInitScript(keepStartupScreen);
  await page.goto("/");
  await expect(emptyRoom(page)).toHaveAttribute("loading", "lazy");
  const fades = fadingRoom(page);
  await expect(fades, "came in time").toHaveAttribute("data-empty-room", "decoded");
  const [delay] = await fades.evaluate((room) =>
    room.getAnimations().map(({ effect }) => effect?.getComputedTiming().delay),
  );
  expect(delay).toBeGreaterThanOrEqual(STARTUP_SCREEN_MS);
  await expect(staged(page), "nothing moves unseen").toHaveCSS("animation-name", "none");
  await expect(fades).toBeHidden();
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { url: string };
          resolve(last.url);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  expect(largest, "the staged room is the largest photo").toMatch(/hero-[0-9a-f]+-/);
});

/** On a slow machine, the photo must still arrive before the screen lifts. */
function keepStartupScreen() {
  addEventListener("DOMContentLoaded", () => {
    const animations = document.querySelector("[data-startup-screen]")?.getAnimations() ?? [];
    for (const animation of animations) animation.pause();
  });
}

test("the empty room is never seen if it comes too late @desktop @all", async ({ page }) => {
  const release = await hold(page, /hero-before-/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(fadingRoom(page)).toBeHidden();
  await expect(page.locator("[data-startup-screen]")).toBeHidden();
  release();
  await emptyRoom(page).evaluate((image: HTMLImageElement) => image.decode());
  expect(await fadingRoom(page).isVisible()).toBe(false);
});

test("the headline keeps two lines with text at 200% @phone", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const half of await hero(page).locator("h1 > span").all()) {
    const lines = await half.evaluate(
      (span) =>
        span.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(span).lineHeight),
    );
    expect(lines).toBeCloseTo(1, 1);
  }
});

test("no empty room without motion, nor on a client navigation @desktop @all", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(fadingRoom(page)).toBeHidden();

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: BUSINESS.name }).click();
  await expect(page).toHaveURL("/");
  await expect(hero(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(emptyRoom(page)).toHaveCount(0);
  await expect(staged(page)).toHaveCSS("animation-name", "fade-in");
});

test("photo, headline and calls fill any window together @desktop", async ({ page }) => {
  await open(page, "/");
  const links = hero(page).getByRole("link");
  for (const [width, height] of [
    [1440, 900],
    [1280, 600],
    [412, 839],
    [390, 844],
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => (await hero(page).boundingBox())?.height).toBeCloseTo(height, 0);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(hero(page).getByRole("heading")).toBeInViewport({ ratio: 0.99 });
    if (width < 412) continue;
    const [first, second] = [await links.nth(0).boundingBox(), await links.nth(1).boundingBox()];
    expect(first?.x, "the tab key follows what is seen").toBeLessThan(second?.x ?? 0);
  }

  await page.setViewportSize({ width: 844, height: 390 });
  const photo = staged(page).getByRole("img");
  await expect(photo, "seats are seen, and the calls follow").toHaveCSS(
    "object-position",
    "50% 100%",
  );
  await expect.poll(async () => (await hero(page).boundingBox())?.height).toBeCloseTo(544, 0);
  await expect(hero(page).getByRole("heading")).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1536, height: 730 });
  const focus = await photo.evaluate((image) => image.style.getPropertyValue("--focus"));
  expect(focus).toMatch(/%/);
  await expect(photo, "wide and low").toHaveCSS("object-position", focus);
});
