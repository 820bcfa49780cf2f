import type { Locator, Page } from "@playwright/test";
import { expect, isPhone, open, test } from "#e2e/support/fixtures.ts";
import { getPost } from "#e2e/support/site.ts";

const article = (page: Page) => page.getByRole("article");
const more = (page: Page) => page.getByRole("navigation", { name: "More articles" });
const tags = (page: Page) => article(page).locator(":is(header, footer) ul");

test("the first article shows all of itself, and no previous one @desktop", async ({ page }) => {
  await open(page, "/blog/1");
  const text = article(page);
  await expect(text.getByRole("img").first()).toHaveAttribute("loading", "eager");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(getPost(1).title);
  await expect(text).toContainText(getPost(1).author);
  await expect(text.getByText("February 10, 2026")).toHaveAttribute("datetime", "2026-02-10");
  await expect(text).toContainText(getPost(1).excerpt);
  await expect(text.getByRole("heading", { name: "The day itself" })).toBeVisible();
  await expect(text.getByText("The terrace furnished as a room")).toBeVisible();
  await expect(text.getByRole("link", { name: "tell us about the house" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(
    page.getByRole("heading", { name: "Ready to Transform Your Property?" }),
  ).toBeVisible();

  await expect(tags(page), "above and below the text").toHaveCount(2);
  for (const list of await tags(page).all()) {
    await expect(list).not.toHaveAttribute("aria-label");
    for (const tag of await list.getByRole("listitem").all())
      await expect(tag, "a badge").toHaveCSS("border", /^1px solid/);
  }
  await expect(more(page).getByRole("link")).toHaveText([/Next article/]);

  for (const width of [1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const gap = async () => {
      const back = await page.getByRole("link", { name: "← Back to Blog" }).boundingBox();
      const caption = await page.locator("figcaption").first().boundingBox();
      return (caption?.x ?? 0) - (back?.x ?? 0) - (back?.width ?? 0);
    };
    await expect.poll(gap, `${width} px: the way back ends before a caption`).toBeGreaterThan(0);
  }
});

test("photos leave the text to the left and to the right, on phones to both @all", async ({
  page,
}) => {
  await open(page, "/blog/2");
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const text = await edges(article(page).locator(".prose > p").first());
  const figures = article(page).locator("figure");
  expect(await figures.count()).toBeLessThanOrEqual(5);
  const upright = await edges(figures.and(page.locator(".upright")).getByRole("img"));
  if (!isPhone(page)) expect(upright.left, "beside the words").toBeGreaterThan(text.right);
  for (const [index, figure] of (
    await figures.and(page.locator(":not(.upright)")).all()
  ).entries()) {
    const photo = await edges(figure.getByRole("img"));
    const isLeft = isPhone(page) || index === 1;
    const isRight = isPhone(page) || index === 3;
    expect(photo.left).toBeCloseTo(isLeft ? 0 : text.left, 0);
    if (isRight) expect(photo.right).toBeCloseTo(width, 0);
    else if (isLeft) expect(photo.right).toBeCloseTo(text.right, 0);
    const caption = await edges(figure.locator("figcaption"));
    if (isLeft && !isPhone(page)) expect(caption.left, "beside it").toBeGreaterThan(photo.right);
  }
});

async function edges(element: Locator) {
  const { x, width } = (await element.boundingBox()) ?? { x: 0, width: 0 };
  return { left: x, right: x + width };
}

test("the way back leads to the list and does not vanish on wide screens", async ({ page }) => {
  await open(page, "/blog/2");
  await test.step("on paper there is the article and nothing else", async () => {
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
    await page.emulateMedia({ media: null });
  });

  const back = page.getByRole("link", { name: "← Back to Blog" });
  await expect(back).toBeInViewport();
  await expect(back, "looks like a button").toHaveCSS("border", /^1px solid/);
  await article(page).getByRole("heading", { name: "End on purpose" }).scrollIntoViewIfNeeded();
  if (isPhone(page)) await back.scrollIntoViewIfNeeded();
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the previous and next articles are linked @desktop @all", async ({ page }) => {
  await open(page, "/blog/4");
  await expect(more(page).locator("img")).toHaveCount(2);
  await expect(more(page).getByRole("link", { name: /Previous article/ })).toHaveAttribute(
    "href",
    "/blog/3",
  );
  await more(page)
    .getByRole("link", { name: /Next article/ })
    .click();
  await expect(page).toHaveURL(/\/blog\/5$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(getPost(5).title);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(more(page).getByRole("link")).toHaveCount(1);
});
