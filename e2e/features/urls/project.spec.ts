import { expect, open, test } from "#e2e/support/fixtures.ts";
import { OASIS, REVIVAL, spinner } from "#e2e/support/locators.ts";
import { getTitle } from "#e2e/support/site.ts";

test("a project that does not exist says so", async ({ page }) => {
  await page.goto("/portfolio/palm-desert-home-staging/castle-in-the-air");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project Not Found");
  const main = page.getByRole("main");
  await expect(
    main.getByText("The project you're looking for doesn't seem to exist.", { exact: true }),
  ).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/Project Not Found/);
  await expect(main.getByRole("img")).toHaveAttribute("src", /oasis-living-1-before/);
  await expect(main.getByRole("link", { name: "Back to Portfolio" })).toBeInViewport({ ratio: 1 });
  await main.getByRole("link", { name: "Back to Portfolio" }).click();
  await expect(page).toHaveURL("/portfolio");
});

test("a legacy id redirects to the named page, number 17 stays @all", async ({ page }) => {
  await open(page, "/portfolio/12");
  await expect(page).toHaveURL(OASIS);
  await open(page, "/portfolio/17");
  await expect(page).toHaveURL("/portfolio/17");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(getTitle("mid-century-revival"));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${REVIVAL}$`),
  );
});
