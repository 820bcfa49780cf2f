import type { Page } from "@playwright/test";
import {
  expect,
  holdScripts,
  open,
  test,
  WITH_MOTION,
  waitForHydration,
} from "#e2e/support/fixtures.ts";
import { BUSINESS, CONTENT, PHONE_LINK } from "#e2e/support/site.ts";

const header = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

test.use(WITH_MOTION);

test("opens, closes, and keeps what it covers out of reach @phone", async ({ page }) => {
  await open(page, "/");
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(header(page)).toHaveCSS("background-color", "rgba(255, 255, 255, 0.9)");
  await expect(header(page)).toHaveCSS("backdrop-filter", /blur/);
  await expect(header(page), "compact").toHaveCSS("translate", "0px -8px");
  // The browser reports the state of a popover button; the W3C's checker rejects aria-expanded on it.
  await expect(menuButton(page)).not.toHaveAttribute("aria-expanded");
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(header(page)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");

  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await pageHeight();
  await menuButton(page).press("Enter");
  await expect(menu(page)).toBeVisible();
  await expect.poll(pageHeight).toBe(height);
  await menu(page).getByRole("link", { name: /^Call/ }).focus();
  const seenBehind = page.locator("main *, footer *").filter({ visible: true });
  await expect(seenBehind).toHaveCount(0);
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    const isReached = await page.evaluate(() =>
      Boolean(document.activeElement?.closest("main, footer, [href='#main']")),
    );
    expect(isReached, `after ${presses + 1} presses`).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(seenBehind.first()).toBeVisible();

  await menuButton(page).press("Enter");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "Home" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await test.step("it has the phone number, and closes on any link and on Back", async () => {
    await menuButton(page).click();
    await expect(menu(page).getByRole("link", { name: `Call ${BUSINESS.phone}` })).toHaveAttribute(
      "href",
      PHONE_LINK,
    );
    for (const { days, text } of BUSINESS.hours)
      await expect(menu(page).getByText(`${days}: ${text}`)).toBeInViewport();
    await expect(menu(page).getByText(BUSINESS.street ?? BUSINESS.city)).toBeInViewport();
    const quote = menu(page).getByRole("link", { name: CONTENT.home.hero.secondary.label });
    await expect(quote).toBeInViewport({ ratio: 1 });
    await expect(quote).toHaveAttribute("href", CONTENT.home.hero.secondary.to);
    await menu(page).getByRole("link", { name: "Home" }).click();
    await expect(menu(page)).toBeHidden();

    await menuButton(page).click();
    await menu(page).getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await menuButton(page).click();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(menu(page)).toBeHidden();
  });
});

test("stays open when the page hydrates beneath it @phone @all", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(menuButton(page)).toBeFocused();
  await expect(menu(page)).toBeVisible();
});

test("closes when the phone is turned, also before hydration @phone", async ({ page }) => {
  const upright = page.viewportSize() ?? { width: 0, height: 0 };
  const turned = { width: 900, height: upright.width };
  const turn = async () => {
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize(turned);
  };
  const expectClosed = async () => {
    await expect(header(page)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.setViewportSize(upright);
    await expect(menu(page)).toBeHidden();
  };
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await turn();
  release();
  await waitForHydration(page);
  await expectClosed();
  await turn();
  await expectClosed();
});

test("closes when the page of its link fails to load @phone @all", async ({ page, context }) => {
  await open(page, "/");
  await menuButton(page).click();
  await context.setOffline(true);
  await menu(page).getByRole("link", { name: "About" }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
