import { expect, test } from "#e2e/support/fixtures.ts";

test("an article that does not exist ends on the not-found page", async ({ page }) => {
  for (const id of ["6", "0", "-1", "abc", "1.5", "01", "1e0", "%20"]) {
    await page.goto(`/blog/${id}`);
    await expect(page, id).toHaveURL(/\/not-found$/);
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
  }
});
