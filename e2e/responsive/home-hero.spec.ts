import type { Page } from "@playwright/test";
import { STARTUP_SCREEN_MS } from "#app/config/timing.ts";
import {
  DAY,
  DUSK,
  expect,
  hold,
  holdScripts,
  open,
  startScripts,
  test,
  WITH_MOTION,
  waitForHydration,
} from "#e2e/support/fixtures.ts";
import { BUSINESS, CONTENT } from "#e2e/support/site.ts";

const hero = (page: Page) => page.locator("main > section").first();
const emptyRoom = (page: Page) => wipedRoom(page).locator("picture img");
const staged = (page: Page) => hero(page).locator(".photo-hero-photo");
const wipedRoom = (page: Page) => hero(page).locator(".empty-room");
const states = (page: Page) => hero(page).getByRole("group").getByRole("button");
const expectFurnished = (page: Page, share: string) =>
  expect(wipedRoom(page)).toHaveCSS("--furnished", share);

test.use(WITH_MOTION);

test.beforeEach(({ page }) => page.clock.setFixedTime(DAY));

test("the evening shows the photo of the evening alone, and the time", async ({ page }) => {
  const shown: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/hero-")) shown.push(request.url());
  });
  await page.clock.setFixedTime(DUSK);
  const release = await holdScripts(page);
  await page.goto("/");
  const photo = hero(page).getByRole("img");
  const expectEvening = async () => {
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/dusk/);
    await expect(photo).toHaveAccessibleName(/ at dusk: /);
    await expect(hero(page).getByText("Palm Desert, 8:42 p.m. Same room, lamps on.")).toBeVisible();
    await expect(states(page)).toHaveCount(0);
    await expect(emptyRoom(page)).toBeHidden();
  };
  await expectEvening();
  expect(shown).toEqual([expect.stringMatching(/hero-dusk-/)]);
  release();
  await page.evaluate(startScripts);
  await waitForHydration(page);
  await expectEvening();
  for (const url of shown) expect(url).toMatch(/hero-dusk-/);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await page.getByRole("banner").getByRole("link", { name: BUSINESS.name }).click();
  await expect(page).toHaveURL("/");
  await expectEvening();
});

test("by day, no script loads the browser's time zones @desktop @all", async ({ page }) => {
  await page.addInitScript(() => {
    Date.prototype.toLocaleTimeString = () => {
      throw new Error("30 ms");
    };
  });
  await open(page, "/");
  await expect(hero(page).getByRole("heading")).toBeVisible();
});

test("the empty room gives way once, as the start-up screen lifts", async ({ page }) => {
  await page.addInitScript(keepStartupScreen);
  await page.goto("/");
  await expect(emptyRoom(page)).toHaveAttribute("loading", "lazy");
  const wiped = wipedRoom(page);
  await expect(wiped, "came in time").toHaveAttribute("data-empty-room", "decoded");
  await expectFurnished(page, "0%");
  const [delay] = await wiped.evaluate((room) =>
    room.getAnimations().map(({ effect }) => effect?.getComputedTiming().delay),
  );
  expect(delay).toBeGreaterThanOrEqual(STARTUP_SCREEN_MS);
  await expect(staged(page), "nothing moves unseen").toHaveCSS("animation-name", "none");
  await expectFurnished(page, "114%");
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
  await expect(emptyRoom(page)).toBeHidden();
  await expect(page.locator("[data-startup-screen]")).toBeHidden();
  release();
  await emptyRoom(page).evaluate((image: HTMLImageElement) => image.decode());
  expect(await emptyRoom(page).isVisible()).toBe(false);
});

test("two buttons empty the room and furnish it, and so does a held photo", async ({ page }) => {
  await open(page, "/");
  await wipedRoom(page).evaluate((room) => {
    for (const animation of room.getAnimations()) animation.finish();
  });
  await expect(states(page)).toHaveText(Object.values(CONTENT.home.hero.states ?? {}));
  const [empty, furnish] = [states(page).first(), states(page).last()];
  await expect(furnish).toHaveAttribute("aria-pressed", "true");
  await empty.click();
  await expect(empty).toHaveAttribute("aria-pressed", "true");
  await expect(emptyRoom(page)).toBeVisible();
  await expectFurnished(page, "0%");
  await furnish.click();
  await expect(empty).toHaveAttribute("aria-pressed", "false");
  await expectFurnished(page, "114%");

  await wipedRoom(page).hover();
  await page.mouse.down();
  await expect(empty).toHaveAttribute("aria-pressed", "true");
  await page.mouse.up();
  await expect(furnish).toHaveAttribute("aria-pressed", "true");
  await expectFurnished(page, "114%");
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

test("without motion and on a client navigation, the empty room loads at a press @desktop @all", async ({
  page,
}) => {
  const expectPressToLoad = async () => {
    await expect(emptyRoom(page)).toBeHidden();
    expect(await emptyRoom(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toBe("");
    await states(page).first().click();
    await expect(emptyRoom(page)).toBeVisible();
    await expectFurnished(page, "0%");
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await expectPressToLoad();

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: BUSINESS.name }).click();
  await expect(page).toHaveURL("/");
  await expect(hero(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(staged(page)).toHaveCSS("animation-name", "fade-in");
  await expectPressToLoad();
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
