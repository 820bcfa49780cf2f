import type { Page } from "@playwright/test";
import { getFallbackPhoto } from "#app/config/fallback-photos.ts";
import { STAGING_TYPE_NAMES } from "#app/config/staging-types.ts";
import { expect, getWarnings, isPhone, open, test } from "#e2e/support/fixtures.ts";
import { CONTENT } from "#e2e/support/site.ts";

const section = (page: Page, index: number) => page.locator("main > section").nth(index);
const hero = (page: Page) => section(page, 0);
const transformation = (page: Page) => section(page, 2);
const serviceCards = (page: Page) =>
  section(page, 3).getByRole("list").first().getByRole("listitem");

test("the sections are in the specified order, and their links work @desktop", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator("main > section")).toHaveCount(7);
  await expect(hero(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(section(page, 1).locator("dl")).toBeAttached();
  await expect(transformation(page).getByRole("slider")).toBeAttached();
  await expect(serviceCards(page)).toHaveCount(3);
  await expect(section(page, 4).getByRole("group", { name: "Filter by room" })).toBeAttached();
  await expect(section(page, 5).getByRole("button", { name: "Next quote" })).toBeAttached();
  await expect(section(page, 6).getByRole("link")).toHaveAttribute("href", "/contact");

  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);
  await expect(hero(page).getByRole("img")).toHaveAttribute("loading", "eager");
  const links = hero(page).getByRole("link");
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute("href", "/portfolio");
  await expect(links.nth(1)).toHaveAttribute("href", "/contact");
  await links.nth(0).click();
  await expect(page).toHaveURL("/portfolio");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await section(page, 6).getByRole("link").click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(page).toHaveURL("/");

  await expect(serviceCards(page)).toHaveCount(3);
  for (const [index, card] of (await serviceCards(page).all()).entries()) {
    const staging = STAGING_TYPE_NAMES[index];
    const { path } = CONTENT.servicePages.find((own) => own.staging === staging) ?? { path: "" };
    const links = card.getByRole("link");
    await expect(links.first()).toHaveAttribute("href", path);
    await expect(links.last()).toHaveAttribute("href", `/portfolio?filter=${staging}`);
    await expect(card.getByRole("heading", { level: 3 })).toBeAttached();
    await expect(card.getByRole("heading").locator("svg")).toBeAttached();
  }
  const photo = serviceCards(page).first().getByRole("img");
  await photo.scrollIntoViewIfNeeded();
  const box = await photo.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
  await expect(page).toHaveURL("/portfolio?filter=vacant");
});

test("services without a card are rows with their price, and lead to their pages @desktop", async ({
  page,
}) => {
  const priced = CONTENT.servicePages.filter(({ price }) => price);
  expect(priced.length).toBeGreaterThan(2);
  await open(page, "/");
  for (const { path, price = "" } of priced) {
    const row = section(page, 3).locator("dl > div", { has: page.locator(`[href="${path}"]`) });
    await expect(row).toContainText(price);
  }
});

test("arrow keys, a press and a drag move the line between two named photos", async ({ page }) => {
  await open(page, "/");
  await expect(transformation(page).getByRole("img")).toHaveCount(2);
  await expect(transformation(page).getByText("Before", { exact: true })).toBeVisible();
  await expect(transformation(page).getByText("After", { exact: true })).toBeVisible();
  await expect(transformation(page).getByRole("link")).toHaveAttribute("href", "/portfolio");

  const slider = page.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveValue("0");
  await expect.poll(() => clipOfBefore(page)).toContain("100%");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("1");
  await expect(slider).toHaveAttribute("aria-valuetext", "1% before, 99% after");
  await page.keyboard.press("End");
  await expect(slider).toHaveValue("100");
  await expect.poll(() => clipOfBefore(page)).not.toContain("100%");

  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error("the slider is not shown");
  const at = (share: number) => box.x + box.width * share;
  const y = box.y + box.height / 3;
  const value = async () => Number(await slider.inputValue());

  if (isPhone(page)) await page.touchscreen.tap(at(0.8), y);
  else await page.mouse.click(at(0.8), y);
  await expect.poll(value).toBeGreaterThan(75);
  await expect.poll(value).toBeLessThan(85);

  await page.mouse.move(at(0.8), y);
  await page.mouse.down();
  await page.mouse.move(at(0.5), y, { steps: 4 });
  await page.mouse.move(at(0.2), y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(value).toBeLessThan(25);
});

test("a photo that fails gives way to the modern one with a warning @desktop", async ({ page }) => {
  await page.route("**/uploads/**", (route) => route.abort());
  await open(page, "/");
  const { src, alt } = getFallbackPhoto("modern");
  await expect(hero(page).getByRole("img")).toHaveAttribute("src", src);
  await expect(hero(page).getByRole("img")).toHaveAttribute("alt", alt);
  for (const card of await serviceCards(page).all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole("img")).toHaveAttribute("src", src);
  }
  const failed = (await getWarnings(page)).filter((text) => text.includes("could not be loaded"));
  expect(failed.length).toBeGreaterThan(3);
});

function clipOfBefore(page: Page) {
  const before = transformation(page).getByRole("img").nth(1);
  return before.evaluate((image) => getComputedStyle(image).clipPath);
}
