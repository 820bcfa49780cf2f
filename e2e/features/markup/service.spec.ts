import type { Page } from "@playwright/test";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import { projectCards } from "#e2e/support/locators.ts";
import { CONTENT, filterHomes } from "#e2e/support/site.ts";

const main = (page: Page) => page.getByRole("main");
const opening = (page: Page) => page.locator(":has(> h1)");

test("a service page shows the service, its steps and its price", async ({ page }) => {
  await open(page, "/services/vacant-home-staging");
  await expect(page).toHaveTitle(/^Vacant Staging Coachella Valley: /);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vacant home staging");
  await expect(main(page).locator("h1 ~ * p").first()).toContainText("empty house");
  const prices = page.getByRole("definition").filter({ hasText: "$" });
  await expect(main(page).locator(prices)).toHaveCount(3);
  await expect(opening(page).locator(prices), "in the table alone").toHaveCount(0);
  for (const name of ["What happens, day by day", "What it costs", "What you have to do"])
    await expect(main(page).getByRole("heading", { level: 2, name })).toBeVisible();

  await expect(projectCards(page)).toHaveCount(filterHomes({ staging: "vacant" }).length);
  await expect(opening(page).getByRole("slider")).toHaveCount(1);
  await expect(main(page).locator('img[loading="eager"]')).toHaveCount(1);
  await main(page).getByText("How long does a staging contract run?").click();
  await expect(main(page).getByText("The standard staging contract runs 90 days")).toBeVisible();
});

test("the form and the estimator it leads to have the service chosen @all", async ({ page }) => {
  await open(page, "/services/vacant-home-staging");
  await main(page).getByRole("link", { name: "Get a free quote" }).first().click();
  await expect(page).toHaveURL("/contact?service=vacant");
  const form = page.getByRole("form", { name: "Inquiry" });
  await expect(form.getByRole("radio", { name: "Vacant" })).toBeChecked();
  await page.goBack();
  // The contact page has a link of the same name.
  await expect(form).toBeHidden();
  await main(page).getByRole("link", { name: "What would staging cost?" }).click();
  await expect(page).toHaveURL("/contact?service=vacant#estimate");
});

test("a service that is no staging type is sent with the message @all", async ({ page }) => {
  await open(page, "/services/virtual-staging");
  const estimate = main(page).getByRole("link", { name: "What would staging cost?" });
  await expect(estimate, "which has no answer for it").toHaveCount(0);
  await main(page).getByRole("link", { name: "Get a free quote" }).first().click();
  await expect(page.locator("[name=project]")).toHaveValue("Virtual staging");
});

test("Home's services link to every service page and promoted page @all", async ({ page }) => {
  await open(page, "/");
  const section = page.getByRole("region", { name: CONTENT.home.services.title });
  for (const { slug } of CONTENT.servicePages)
    await expect(section.locator(`a[href="/services/${slug}"]`), slug).not.toHaveCount(0);
  for (const { slug, inSentence } of CONTENT.customPages)
    await expect(section.locator(`a[href="/${slug}"]`), slug).toHaveCount(inSentence ? 1 : 0);
  await section.locator('a[href="/services/luxury-home-staging"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Luxury home staging");
});
