import type { Page } from "@playwright/test";
import { expect, isPhone, open, test } from "../support/fixtures.ts";

const article = (page: Page) => page.getByRole("article");
const tags = (page: Page) => article(page).locator(":is(header, footer) ul");

test("an article shows its picture, facts, excerpt and text", async ({ page }) => {
  await open(page, "/blog/1");
  const text = article(page);
  await expect(text.getByRole("img").first()).toHaveAttribute("loading", "eager");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Fourteen days to the camera: staging a desert house in the right order",
  );
  await expect(text).toContainText("Dale Whitcomb");
  await expect(text.getByText("February 10, 2026")).toHaveAttribute("datetime", "2026-02-10");
  await expect(text).toContainText("Most staging mistakes are mistakes of sequence");
  await expect(text.getByRole("heading", { name: "The day itself" })).toBeVisible();
  await expect(text.getByText("The terrace furnished as a room")).toBeVisible();
  await expect(text.getByRole("link", { name: "tell us about the house" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(
    page.getByRole("heading", { name: "Ready to Transform Your Property?" }),
  ).toBeVisible();
});

test("its tags are words above and below the text, and do not look like buttons", async ({
  page,
}) => {
  await open(page, "/blog/1");
  await expect(tags(page)).toHaveCount(2);
  for (const list of await tags(page).all()) {
    await expect(list).not.toHaveAttribute("aria-label");
    await expect(list.getByRole("listitem").first()).toHaveCSS("border-top-width", "0px");
    expect(await list.ariaSnapshot(), "the dots are not read out").not.toContain("·");
  }
});

test("the way back leads to the list and does not vanish on wide screens", async ({ page }) => {
  await open(page, "/blog/2");
  const back = page.getByRole("link", { name: "← Back to Blog" });
  await expect(back).toBeInViewport();
  await article(page).getByRole("heading", { name: "End on purpose" }).scrollIntoViewIfNeeded();
  if (isPhone(page)) await back.scrollIntoViewIfNeeded();
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the way back and the captions do not meet in a margin", async ({ page }) => {
  await page.goto("/blog/1");
  for (const width of [1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const back = await page.getByRole("link", { name: "← Back to Blog" }).boundingBox();
    const caption = await page.locator("figcaption").first().boundingBox();
    expect((back?.x ?? 0) + (back?.width ?? 0), `${width} px`).toBeLessThan(caption?.x ?? 0);
  }
});

test("the neighbours in time can be read on", async ({ page }) => {
  await open(page, "/blog/4");
  const more = page.getByRole("navigation", { name: "More articles" });
  await expect(more.getByRole("link", { name: /Previous article/ })).toHaveAttribute(
    "href",
    "/blog/3",
  );
  await more.getByRole("link", { name: /Next article/ }).click();
  await expect(page).toHaveURL(/\/blog\/5$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/What \$300/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(more.getByRole("link")).toHaveCount(1);
});

test("the first article has no previous one", async ({ page }) => {
  await open(page, "/blog/1");
  const more = page.getByRole("navigation", { name: "More articles" });
  await expect(more.getByRole("link")).toHaveText([/Next article/]);
});

test("on paper there is the article and nothing else", async ({ page }) => {
  await open(page, "/blog/2");
  await page.emulateMedia({ media: "print" });
  await expect(article(page).getByText("The first fifteen feet")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("link", { name: "← Back to Blog" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "More articles" })).toBeHidden();
  await expect(page.getByText("Ready to Transform Your Property?")).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole article is there, and its links work", async ({ page }) => {
    await page.goto("/blog/3");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Designing with the sun/);
    await expect(tags(page)).toHaveCount(2);
    await page.getByRole("link", { name: /Next article/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Virtual staging/);
  });
});
