import type { Page } from "@playwright/test";
import { ANALYTICS_PROVIDERS } from "#app/config/analytics.ts";
import { PATHS } from "#app/config/paths.ts";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import {
  expectHardlyAnyShift,
  findTooWide,
  findUnderPhotos,
  scrollThrough,
} from "#e2e/support/layout.ts";
import { CONTENT, limitSitePaths } from "#e2e/support/site.ts";
import { findViolations } from "#e2e/support/violations.ts";

/** A window of 1280 px is 320 px wide at 400% zoom. */
const NARROWEST = 320;
const WIDTHS = [NARROWEST, 360, 768, 1024, 1280, 1920];

const LOW_WINDOWS = [
  [768, 725],
  [820, 480],
  [1024, 400],
  [1100, 700],
  [1280, 768],
] as const;

const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 412, height: 839 };

const LEAST_TARGET_PX = 24;
const LEAST_MAIN_TARGET_PX = 44;

/** No page has as many stops. */
const MAX_STOPS = 150;

/** hiddenFocus returns this when the focus has left the part. */
const OUTSIDE = "outside";

/** The first pages of a long portfolio or blog are enough. */
const MOST_OF_A_KIND = 2;

const FIRST_OF_A_KIND = [...limitSitePaths(1), "/portfolio/no-such-home"];
const OTHERS = limitSitePaths(MOST_OF_A_KIND).filter((path) => !FIRST_OF_A_KIND.includes(path));
/** On an ordinary day these are enough. */
const EVERY_DAY = [PATHS.home, PATHS.contact, CONTENT.projects[0]?.path];

const markUnless = (isDaily: boolean) => (isDaily ? "" : " @all");

const { analytics } = CONTENT.settings;

// These visits must not be counted.
test.beforeEach(async ({ page }) => {
  if (analytics)
    await page.route(ANALYTICS_PROVIDERS[analytics.name].script.src, (route) => route.abort());
});

for (const path of FIRST_OF_A_KIND) {
  test(`${path} is quiet and steady${markUnless(EVERY_DAY.includes(path))}`, ({ page }) =>
    expectSteady(page, path));

  // Home includes the header and footer.
  test(`${path} is usable by everybody${markUnless(path === PATHS.home)}`, ({ page }) =>
    expectUsable(page, path));
}

for (const path of OTHERS)
  test(`${path} is steady, like the first of its kind @all`, ({ page }) =>
    expectSteady(page, path));

/** These checks depend on a page's own text and photos. */
async function expectSteady(page: Page, path: string) {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { hostname, href } = new URL(request.url());
    // The owner may show photos from other sites, and use analytics.
    const isAllowed =
      request.resourceType() === "image" ||
      href === (analytics && ANALYTICS_PROVIDERS[analytics.name].script.src);
    if (!isAllowed && hostname !== "localhost") foreign.push(href);
  });
  await page.setViewportSize(WIDE);
  await open(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("banner")).toHaveAttribute("data-solid", String(path !== PATHS.home));
  await scrollThrough(page);
  await expectHardlyAnyShift(page);
  expect(await findViolations(page)).toEqual([]);

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(findTooWide), `at ${width} px`).toEqual([]);
    expect(await page.evaluate(findUnderPhotos), `under photos at ${width} px`).toEqual([]);
  }

  await page.setViewportSize(PHONE);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect.poll(() => page.evaluate(findTooWide), "with letters twice as large").toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute("style"));
  expect(foreign, "nobody else is asked").toEqual([]);
}

/** These checks depend only on the kind of page. */
async function expectUsable(page: Page, path: string) {
  await page.setViewportSize(PHONE);
  await open(page, path);
  expect(await findViolations(page)).toEqual([]);
  const small = () => page.evaluate(smallTargets, [LEAST_TARGET_PX, LEAST_MAIN_TARGET_PX] as const);
  await expect.poll(small, "a fingertip hits everything").toEqual([]);
  await walkThrough(page, "main", "Tab");

  for (const [width, height] of LOW_WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => page.evaluate(findStickyOutside), `in ${width} x ${height}`)
      .toEqual([]);
  }

  await page.setViewportSize(WIDE);
  // Header and footer are the same on every page, so they are walked through once.
  const part = path === PATHS.home ? "body > *" : "main";
  const stops = await walkThrough(page, part, "Tab");
  expect(await walkThrough(page, part, "Shift+Tab"), "as many on the way back").toBe(stops);

  await page.setViewportSize({ width: NARROWEST, height: 800 });
  // The not-found page has only fixed, short words.
  if (path !== PATHS.notFound)
    expect(await page.evaluate(widestWord), "a very long word breaks").toBeLessThanOrEqual(
      NARROWEST,
    );
}

test("every entry of the navigation leads to its page", async ({ page }) => {
  await open(page, "/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const names = await navigation.getByRole("link").allTextContents();
  for (const name of names) {
    await navigation.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Oops! Page not found");
  }
  expect(names.length).toBeGreaterThanOrEqual(5);
});

/** Returns the number of stops. */
async function walkThrough(page: Page, part: string, key: "Tab" | "Shift+Tab"): Promise<number> {
  if (key === "Tab")
    await page.locator(part === "main" ? part : "body").evaluate((start) => {
      start.tabIndex = -1;
      start.focus();
    });
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press(key);
    const hidden = await page.evaluate(hiddenFocus, part);
    if (hidden === OUTSIDE) return stops;
    if (hidden !== "")
      await expect.poll(() => page.evaluate(hiddenFocus, part), `${key} ${stops + 1}`).toBe("");
  }
  throw new Error(`${key} never leaves ${part}`);
}

/** A focused element is hidden outside the window, or under an element that doesn't belong to it. */
function hiddenFocus(part: string): string {
  const focused = document.activeElement ?? document.body;
  if (!focused.closest(part)) return "outside";
  // The visible part is the card around a stretched link, or the label around a radio button.
  const shown = focused.closest(".card") ?? focused.closest("label") ?? focused;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const isUnderBar = !focused.closest("header") && top < bar;
  const hit = document.elementFromPoint(
    (left + right) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  const isInSight = hit !== null && (shown.contains(hit) || hit.contains(shown));
  return isUnderBar || !isInSight ? focused.outerHTML : "";
}

/** The end of a sticky panel that is taller than the window is never seen. */
const findStickyOutside = () =>
  [...document.querySelectorAll("main *")]
    .filter((element) => {
      const { position, top } = getComputedStyle(element);
      const { height } = element.getBoundingClientRect();
      return position === "sticky" && Number.parseFloat(top) + height > innerHeight;
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Only links within a sentence may be as small as its letters. */
function smallTargets([least, leastMain]: readonly [number, number]): string[] {
  const findArea = (element: Element) =>
    (element.matches("[type=radio], [type=checkbox]") && element.closest("label")) || element;
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === "inline" && element.closest("p, li, dd, td") !== null;
  const targets = "a, button, summary, select, input:not([type=hidden]), textarea";
  return [...document.querySelectorAll(targets)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest("[aria-hidden=true]") && !isInSentence(element))
    .filter((element) => {
      const { width, height } = findArea(element).getBoundingClientRect();
      const isFramed = getComputedStyle(element).borderTopWidth !== "0px";
      const isMain = isFramed || element.matches("header a, header button");
      const side = isMain ? leastMain : least;
      return width > 1 && (width < side || height < side);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

function widestWord(): number {
  const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p):not(.sr-only)")];
  for (const text of texts) if (!text.firstElementChild) text.textContent = "x".repeat(300);
  return Math.max(...texts.map((text) => text.getBoundingClientRect().width));
}
