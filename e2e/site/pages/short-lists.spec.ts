import type { Page } from "@playwright/test";
import { LIST_PATHS } from "#app/config/paths.ts";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import {
  expectPosts,
  filter,
  POSTS_NEWEST_FIRST,
  projectCards,
  result,
  searchField,
} from "#e2e/support/locators.ts";

/** Whole lists that a page asks for; a list that fits on its page is there already. */
function collectLists(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (Object.values<string>(LIST_PATHS).includes(pathname)) asked.push(pathname);
  });
  return asked;
}

const pages = (page: Page) => page.getByRole("navigation", { name: "Pages" });

test("five homes have no pages, and a filter fetches nothing @all", async ({ page }) => {
  const asked = collectLists(page);
  await open(page, "/portfolio");
  await expect(projectCards(page)).toHaveCount(5);
  await expect(pages(page)).toHaveCount(0);
  await filter(page, "Palm Desert").hover();
  await filter(page, "Palm Desert").click();
  await expect(result(page)).toHaveText("Showing 2 of 5 projects in Palm Desert");
  await expect(pages(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("five articles have no pages, and a search fetches nothing @all", async ({ page }) => {
  const asked = collectLists(page);
  await open(page, "/blog");
  await expectPosts(page, POSTS_NEWEST_FIRST);
  await expect(pages(page)).toHaveCount(0);
  await searchField(page).fill("sun");
  await expectPosts(page, [3]);
  await expect(pages(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});
