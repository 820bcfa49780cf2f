import type { Page } from "@playwright/test";
import { expect, isPhone, open, test } from "../support/fixtures.ts";

declare global {
  interface Window {
    /** Where React Router keeps its router: no page of ours links to an article that is not there. */
    __reactRouterDataRouter: { navigate(path: string): Promise<void> };
  }
}

const USUAL_TAGS = ["Home Staging", "Interior Design", "Real Estate"];
const ARTICLES: [id: number, minutes: number, tags: string[]][] = [
  [1, 8, ["Home Staging", "Checklist", "Listing Photos", "Coachella Valley"]],
  [2, 6, USUAL_TAGS],
  [3, 5, USUAL_TAGS],
  [4, 7, ["Virtual Staging", "Real Estate Photography", "3D Tours", "Disclosure"]],
  [5, 9, ["Budget Staging", "Do It Yourself", "Curb Appeal"]],
];

const article = (page: Page) => page.getByRole("article");
const tags = (page: Page) => article(page).getByRole("list", { name: "Tags" });

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

test("every article has its reading time, headings in order, and tags twice", async ({ page }) => {
  for (const [id, minutes, names] of ARTICLES) {
    await page.goto(`/blog/${id}`);
    await expect(article(page).getByText(`${minutes} min read`)).toBeVisible();
    const levels = await page
      .getByRole("main")
      .getByRole("heading")
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    await expect(tags(page)).toHaveCount(2);
    for (const list of await tags(page).all())
      await expect(list.getByRole("listitem")).toHaveText(names);
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

test("an article that does not exist ends on the not-found page", async ({ page }) => {
  for (const id of ["6", "0", "-1", "abc", "1.5", "01", "1e0", "%20"]) {
    // The page is shown under this address first, asks for the article, and then says so.
    const arrived = page.waitForEvent("console", (message) => message.text().startsWith("404:"));
    await page.goto(`/blog/${id}`);
    await arrived;
    await expect(page, id).toHaveURL(/\/not-found$/);
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
  }
});

test("a link to one ends there too, and Back skips it", async ({ page }) => {
  await open(page, "/blog");
  for (const id of ["6", "abc", "1.5"]) {
    await page.evaluate((path) => window.__reactRouterDataRouter.navigate(path), `/blog/${id}`);
    await expect(page, id).toHaveURL(/\/not-found$/);
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
  }
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
