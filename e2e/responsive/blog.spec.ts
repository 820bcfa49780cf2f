import type { Page } from "@playwright/test";
import { LIST_PATHS } from "#app/config/paths.ts";
import { expect, holdScripts, isPhone, open, test } from "#e2e/support/fixtures.ts";
import { searchField } from "#e2e/support/locators.ts";
import { CONTENT, getPost } from "#e2e/support/site.ts";

const POSTS_NEWEST_FIRST = CONTENT.posts.map(({ id }) => id);
const EMPTY = "No articles found matching your search criteria.";

const category = (page: Page, name: string) =>
  page.getByRole("group", { name: "Categories" }).getByRole("button", { name });
const clear = (page: Page) => page.getByRole("button", { name: "Clear search" });

async function expectPosts(page: Page, ids: number[]) {
  const links = page.getByRole("article").getByRole("link");
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
    .toEqual(ids.map((id) => `/blog/${id}`));
  const found = `Showing ${ids.length} of ${POSTS_NEWEST_FIRST.length} articles`;
  await expect(page.getByRole("search").getByRole("status")).toHaveText(found);
}

test("lists every article with its facts, newest first @desktop", async ({ page }) => {
  await open(page, "/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Blog");
  await expectPosts(page, POSTS_NEWEST_FIRST);
  const card = page.getByRole("article").last();
  await expect(card.getByRole("img")).toHaveAttribute("alt", /./);
  await expect(card.getByRole("heading", { level: 2 })).toHaveText(getPost(1).title);
  await expect(card).toContainText("Staging Tips");
  await expect(card).toContainText(getPost(1).excerpt);
  await expect(card).toContainText(getPost(1).author);
  await expect(card).toContainText(getPost(1).readTime ?? "");
  await expect(card.getByText("February 10, 2026")).toHaveAttribute("datetime", "2026-02-10");

  await expect(
    page.getByRole("heading", { name: "Transform Your Property with Expert Staging" }),
  ).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("the newest article leads until something is searched", async ({ page }) => {
  await open(page, "/blog");
  const newest = page.getByRole("article").first();
  const width = async () => (await newest.getByRole("img").boundingBox())?.width ?? 0;
  await expect(newest.getByRole("img")).toHaveAttribute("loading", "eager");
  const window = page.viewportSize()?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(window * (isPhone(page) ? 0.99 : 0.7));
  const wide = await width();

  await searchField(page).fill("budget");
  await expectPosts(page, [5]);
  await expect.poll(width).toBeLessThan(wide);
});

test("a search finds articles or none; a category becomes its text @desktop", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(LIST_PATHS.posts)) asked.push(request.url());
  });
  await open(page, "/blog");
  for (const [words, ids] of [
    ["doorway", [2]],
    ["line by line", [5]],
    ["Technology", [4]],
    ["DESIGN", [3]],
    ["  staging tips ", [1]],
    ["desert", [5, 3, 1]],
    ["   ", POSTS_NEWEST_FIRST],
  ] as const) {
    await searchField(page).fill(words);
    await expectPosts(page, [...ids]);
  }
  await searchField(page).fill("");

  for (const words of ["igloo", ".*", "<b>"]) {
    await expect(clear(page)).toBeHidden();
    await searchField(page).fill(words);
    await expectPosts(page, []);
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();

    await clear(page).click();
    await expect(searchField(page)).toHaveValue("");
    await expect(searchField(page)).toBeFocused();
    await expect(page.getByText(EMPTY)).toBeHidden();
    await expectPosts(page, POSTS_NEWEST_FIRST);
  }

  const names = page.getByRole("group", { name: "Categories" }).getByRole("button");
  await expect(names).toHaveText(["All", ...CONTENT.posts.map(({ category }) => category)]);
  await category(page, "Buyer Psychology").click();
  await expect(searchField(page)).toHaveValue("Buyer Psychology");
  await expectPosts(page, [2]);
  await expect(category(page, "Buyer Psychology")).toHaveAttribute("aria-pressed", "true");

  await category(page, "Staging Tips").click();
  await expect(searchField(page)).toHaveValue("Staging Tips");
  await expect(category(page, "Buyer Psychology")).toHaveAttribute("aria-pressed", "false");
  await expectPosts(page, [1]);

  await searchField(page).fill("staging tip");
  await expect(category(page, "Staging Tips")).toHaveAttribute("aria-pressed", "false");
  await searchField(page).fill("staging tips");
  await expect(category(page, "Staging Tips")).toHaveAttribute("aria-pressed", "true");
  expect(asked, "a short list is there already").toEqual([]);
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
});

test("a category replaces the first search @desktop @all", async ({ page }) => {
  await open(page, "/blog");
  await searchField(page).fill("budget");
  await expectPosts(page, [5]);
  await category(page, "Technology").click();
  await expect(searchField(page)).toHaveValue("Technology");
  await expectPosts(page, [4]);
});

test("a reader far down the list sees the result of a search @desktop @all", async ({ page }) => {
  await open(page, "/blog");
  await page.getByRole("article").last().scrollIntoViewIfNeeded();
  await searchField(page).fill("sun");
  await expectPosts(page, [3]);
  await expect(searchField(page)).toBeInViewport();
  await expect(page.getByRole("article").getByRole("img")).toBeInViewport();
});

test("the newsletter's photo reaches the edge, beside or above the words @all", async ({
  page,
}) => {
  await open(page, "/blog");
  const box = page.getByRole("region", { name: "An occasional newsletter" });
  const photo = await box.getByRole("img").boundingBox();
  const words = await box.getByRole("heading").boundingBox();
  await expect(box.getByRole("img")).toHaveAttribute("loading", "lazy");
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect((photo?.x ?? 0) + (photo?.width ?? 0)).toBeCloseTo(width, 0);
  if (isPhone(page)) expect(words?.y).toBeGreaterThan((photo?.y ?? 0) + (photo?.height ?? 0));
  else expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(photo?.x ?? 0);
});

test("a search is in the address, for reloads and for Back @desktop", async ({ page }) => {
  await open(page, "/blog");
  await searchField(page).fill("pale rooms");
  await expect(page).toHaveURL(/\/blog\?q=pale\+rooms$/);
  await page.reload();
  await expect(searchField(page)).toHaveValue("pale rooms");
  await expectPosts(page, [3]);
  await page.getByRole("article").getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\/3$/);
  await expect(searchField(page)).toBeHidden();
  await page.goBack();
  await expect(searchField(page)).toHaveValue("pale rooms");
  await expectPosts(page, [3]);
  await searchField(page).fill("");
  await expect(page).toHaveURL(/\/blog$/);
});

test("the Blog link of the footer clears the search @desktop @all", async ({ page }) => {
  await open(page, "/blog?q=sun");
  await expectPosts(page, [3]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(searchField(page)).toHaveValue("");
  await expectPosts(page, POSTS_NEWEST_FIRST);
});

test("text typed before hydration is searched @desktop @all", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/blog", { waitUntil: "domcontentloaded" });
  await searchField(page).pressSequentially("sun");
  release();
  await expectPosts(page, [3]);
  await expect(searchField(page)).toHaveValue("sun");
});
