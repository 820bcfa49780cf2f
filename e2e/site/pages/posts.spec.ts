import type { Page } from "@playwright/test";
import { expect, open, test } from "#e2e/support/fixtures.ts";

const USUAL_TAGS = ["Home Staging", "Interior Design", "Real Estate"];
const ARTICLES: [id: number, minutes: number, tags: string[]][] = [
  [1, 8, ["Home Staging", "Checklist", "Listing Photos", "Coachella Valley"]],
  [2, 6, USUAL_TAGS],
  [3, 5, USUAL_TAGS],
  [4, 7, ["Virtual Staging", "Real Estate Photography", "3D Tours", "Disclosure"]],
  [5, 9, ["Budget Staging", "Do It Yourself", "Curb Appeal"]],
];

const article = (page: Page) => page.getByRole("article");
const tags = (page: Page) => article(page).locator(":scope > header ul, :scope > footer ul");

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
      await expect(list.getByRole("listitem")).toContainText(names);
  }
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
    await page.evaluate((path) => window.__reactRouterDataRouter?.navigate(path), `/blog/${id}`);
    await expect(page, id).toHaveURL(/\/not-found$/);
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
  }
});
