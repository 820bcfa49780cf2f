import { expect, open, test } from "#e2e/support/fixtures.ts";

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

test("a link to one ends there too, and Back skips it @all", async ({ page }) => {
  await open(page, "/blog");
  for (const id of ["6", "abc", "1.5"]) {
    await page.evaluate((path) => window.__reactRouterDataRouter?.navigate(path), `/blog/${id}`);
    await expect(page, id).toHaveURL(/\/not-found$/);
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
  }
});
