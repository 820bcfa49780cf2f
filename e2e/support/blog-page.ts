import { expect, type Page } from "@playwright/test";

export const IDS_NEWEST_FIRST = [5, 4, 3, 2, 1];

export const field = (page: Page) => page.getByPlaceholder("Search articles...");

const result = (page: Page) => page.getByRole("search").getByRole("status");

export async function expectArticles(page: Page, ids: number[]) {
  const links = page.getByRole("article").getByRole("link");
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
    .toEqual(ids.map((id) => `/blog/${id}`));
  await expect(result(page)).toHaveText(`Showing ${ids.length} of 5 articles`);
}
