import type { Locator, Page } from "@playwright/test";
import { HEADER_SCROLL_PX } from "#app/config/limits.ts";
import { ALL_PAGES } from "#app/config/pages.ts";
import { STARTUP_SCREEN_MS } from "#app/config/timing.ts";
import {
  expect,
  hold,
  isPhone,
  open,
  test,
  WITH_MOTION,
  WITHOUT_MOTION,
} from "#e2e/support/fixtures.ts";
import { BUSINESS, PHONE_LINK } from "#e2e/support/site.ts";

const header = (page: Page) => page.getByRole("banner");
const getHeight = async (element: Locator) => (await element.boundingBox())?.height;
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

test.use(WITH_MOTION);

test("the start-up screen covers the page for a second, then leaves @phone", async ({ page }) => {
  await page.goto("/");
  const screen = page.locator("[data-startup-screen]");
  await expect(screen).toContainText(BUSINESS.name);
  await expect(screen.locator("path").last(), "its flowers light").toHaveCSS(
    "animation-name",
    "light",
  );
  const { faded, box } = await screen.evaluate((element) => ({
    faded: element.getAnimations()[0]?.effect?.getComputedTiming().endTime,
    box: element.getBoundingClientRect().toJSON(),
  }));
  expect(faded).toBe(STARTUP_SCREEN_MS);
  expect(box).toMatchObject(page.viewportSize() ?? {});
  await expect(screen).toBeHidden();
  const states = () =>
    screen.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState),
    );
  await expect.poll(states, "nothing turns on where nobody sees it").not.toContain("running");
});

test("the start-up screen stands still without motion @desktop @all", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const screen = page.locator("[data-startup-screen]");
  await expect(screen).toHaveCSS("animation-delay", new RegExp(`, ${STARTUP_SCREEN_MS / 1000}s$`));
  await expect(screen.locator("path").last()).toHaveCSS("animation-duration", "0.001s");
  await expect(screen).toBeHidden();
});

test("the header is transparent at the top of Home, then solid", async ({ page }) => {
  await open(page, "/");
  await expect(header(page)).toHaveAttribute("data-solid", "false");
  await scrollTo(page, HEADER_SCROLL_PX);
  await expect(header(page)).toHaveAttribute("data-solid", "false");
  const bottom = () => header(page).evaluate((element) => element.getBoundingClientRect().bottom);
  const tall = await bottom();
  await scrollTo(page, HEADER_SCROLL_PX + 1);
  await expect(header(page)).toHaveAttribute("data-solid", "true");
  await expect.poll(bottom).toBeLessThan(tall);
  await scrollTo(page, 0);
  await expect(header(page)).toHaveAttribute("data-solid", "false");
});

test.describe("the bar @desktop", () => {
  test.use(WITHOUT_MOTION);

  test("marks the page it is on, and Portfolio on every project", async ({ page }) => {
    const bar = page.getByRole("navigation", { name: "Main" });
    const current = bar.locator("[aria-current=page]");
    await open(page, "/portfolio/17");
    await expect(current).toHaveText("Portfolio");
    for (const { name, path } of ALL_PAGES) {
      await bar.getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
      await expect(current).toHaveText(name);
    }
    await page.goto("/blog/1");
    await expect(current).toHaveCount(0);
  });

  test("the name leads home; the number is a button, or words @all", async ({ page }) => {
    await open(page, "/about");
    await test.step("the first stop skips to the content", async () => {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/about#main");
      await expect(page.getByRole("main")).toBeFocused();
    });

    const brand = header(page).getByRole("link", { name: BUSINESS.name });
    const call = header(page).getByRole("link", { name: BUSINESS.phone });
    for (const width of [320, 360, 412, 767, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const name = width < 768 ? `Call ${BUSINESS.phone}` : BUSINESS.phone;
      await expect(call, `${width} px`).toHaveAccessibleName(name);
      await expect(call, `${width} px`).toHaveAttribute("href", PHONE_LINK);
      await expect(call, `${width} px`).toBeInViewport({ ratio: 1 });
      await expect
        .poll(() => getHeight(call), `${width} px`)
        .toBeGreaterThanOrEqual(width < 768 ? 44 : 24);
      await expect.poll(() => getHeight(brand), `${width} px: on one line`).toBeLessThan(60);
    }
    await brand.click();
    await expect(page).toHaveURL("/");

    await test.step("a seventh menu entry fits at 768 px", async () => {
      await page.setViewportSize({ width: 768, height: 800 });
      await page.getByRole("navigation", { name: "Main" }).evaluate((nav) => {
        const link = nav.lastElementChild?.cloneNode() as Element;
        link.textContent = "Reviews";
        nav.append(link);
      });
      await expect.poll(() => getHeight(brand), "on one line").toBeLessThan(60);
      await expect(call).toBeInViewport({ ratio: 1 });
    });
  });
});

test("the footer says the visitor's year @desktop", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-02-03"));
  await open(page, "/faq");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});

test("a page starts at the top with the focus on its heading @desktop", async ({ page }) => {
  await open(page, "/faq");
  const screen = page.locator("[data-startup-screen]");
  await expect(screen).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(screen, "the start-up screen does not come back").toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/faq");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);

  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the focus goes to what the address names, or the heading @desktop @all", async ({ page }) => {
  await open(page, "/terms-of-service");
  const estimate = page.getByRole("main").locator("a[href='/contact#estimate']");
  await estimate.click();
  await expect(page.locator("#estimate")).toBeFocused();
  await expect(page.locator("#estimate-title")).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  const services = page.getByRole("navigation", { name: "Our Services" });
  for (const name of ["Vacant Home Staging", "Occupied Home Staging"]) {
    await services.getByRole("link", { name }).click();
    await expect(page).toHaveURL(/filter=/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  const card = page
    .getByRole("main")
    .getByRole("link", { name: /View Details$/ })
    .last();
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the next page keeps the header in place, and waits for no photo @all", async ({ page }) => {
  await open(page, "/");
  await hold(page, "**/uploads/about-*");
  if (isPhone(page)) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("banner")).toHaveAttribute("data-solid", "true");
});
