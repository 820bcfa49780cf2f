import { MAIN_NAVIGATION } from "#app/config/navigation.ts";
import { expect, test } from "../support/fixtures.ts";
import { SITE_PATHS } from "../support/site-paths.ts";

test.use({ javaScriptEnabled: false });

test("every page is complete, with links to all the others", async ({ page }) => {
  test.slow();
  for (const path of SITE_PATHS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    const footer = page.getByRole("contentinfo");
    for (const link of MAIN_NAVIGATION)
      await expect(
        footer.getByRole("link", { name: link.name, exact: true }),
        path,
      ).toHaveAttribute("href", link.path);
    await expect(page.locator("[data-reveal=waiting]"), path).toHaveCount(0);
  }
});

test("the start-up screen leaves by itself", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-startup-screen]")).toBeVisible();
  await expect(page.locator("[data-startup-screen]")).toBeHidden();
});

test("the menu opens, closes and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
});

test("every project can be reached from the portfolio", async ({ page }) => {
  await page.goto("/portfolio?filter=vacant");
  const cards = page.getByRole("main").getByRole("link", { name: /View Details/ });
  await expect(cards).toHaveCount(5);
  await cards.first().click();
  await expect(page.getByRole("heading", { name: "About The Project" })).toBeVisible();
});
