import { expect, holdScripts, open, test } from "#e2e/support/fixtures.ts";
import { expectPosts, POSTS_NEWEST_FIRST, searchField } from "#e2e/support/locators.ts";

test("a search is in the address, for reloads and for Back from an article", async ({ page }) => {
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

test("the Blog link of the footer starts afresh @all", async ({ page }) => {
  await open(page, "/blog?q=sun");
  await expectPosts(page, [3]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(searchField(page)).toHaveValue("");
  await expectPosts(page, POSTS_NEWEST_FIRST);
});

test("words typed before the scripts arrive are searched once they do @all", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/blog", { waitUntil: "domcontentloaded" });
  await searchField(page).pressSequentially("sun");
  release();
  await expectPosts(page, [3]);
  await expect(searchField(page)).toHaveValue("sun");
});
