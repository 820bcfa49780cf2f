import { expect, hold, isPhone, open, test } from "#e2e/support/fixtures.ts";

test("the next page keeps the header in place, and waits for no photo", async ({ page }) => {
  await open(page, "/");
  await hold(page, "**/uploads/about-*");
  if (isPhone(page)) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("banner")).toHaveAttribute("data-solid", "true");
});
