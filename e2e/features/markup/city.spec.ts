import type { Page } from "@playwright/test";
import { getCityPath, getProjectPath } from "#app/lib/paths.ts";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import { projectCards } from "#e2e/support/locators.ts";
import { BUSINESS, CONTENT, filterHomes, getProject, PHONE_LINK } from "#e2e/support/site.ts";

const COMFORT = getProject("contemporary-comfort");
const CITY = COMFORT.city;
const QUOTES = CONTENT.testimonials.filter(({ city }) => city === CITY);

const { neighbors = [] } = CONTENT.cities.find(({ city }) => city === CITY) ?? {};
const hasPage = (name: string) => CONTENT.cities.some(({ city }) => city === name);
const NEIGHBOR = neighbors.find(hasPage) ?? "";
const PAGELESS = neighbors.find((name) => !hasPage(name)) ?? "";

const main = (page: Page) => page.getByRole("main");

test("a city page answers first, and links to neighboring cities", async ({ page }) => {
  await open(page, getCityPath(CITY));
  await expect(page).toHaveTitle(new RegExp(`^Home Staging ${CITY}: `));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Home staging in ${CITY}`);
  await expect(main(page).locator("h1 ~ * p").first()).toContainText(CITY);
  await expect(main(page).getByRole("definition").filter({ hasText: "$" })).not.toHaveCount(0);
  for (const [name, to] of [
    ["Get a free quote", "/contact"],
    [`Call ${BUSINESS.phone}`, PHONE_LINK],
    ["What would staging cost?", "/contact#estimate"],
  ] as const)
    await expect(main(page).getByRole("link", { name })).toHaveAttribute("href", to);

  await expect(main(page).locator(".sidebar-section figcaption")).not.toBeEmpty();
  await expect(main(page).getByRole("slider")).toHaveCount(1);
  await expect(main(page).locator("figure figcaption").getByText(`, ${CITY}`)).toHaveCount(
    QUOTES.length,
  );
  expect(await main(page).locator("details").count()).toBeGreaterThanOrEqual(3);
  const question = main(page).getByText("Which areas do you serve?");
  await question.click();
  await expect(main(page).getByText(`Our studio is in ${CITY}`)).toBeVisible();

  await expect(main(page).getByRole("listitem").getByText(`and ${PAGELESS}`)).toBeVisible();
  await expect(main(page).getByRole("link", { name: PAGELESS, exact: true })).toHaveCount(0);
  await main(page).getByRole("link", { name: NEIGHBOR, exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Home staging in ${NEIGHBOR}`);
});

test("its homes are in the city, and link there and back @all", async ({ page }) => {
  await open(page, getCityPath(CITY));
  await expect(projectCards(page)).toHaveCount(filterHomes({ city: CITY }).length);
  for (const home of await projectCards(page).all()) await expect(home).toContainText(`| ${CITY}`);
  const comfort = projectCards(page).filter({ hasText: COMFORT.title });
  await expect(comfort).toContainText(COMFORT.result ?? "");
  await comfort.getByRole("link").click();
  await expect(page).toHaveURL(getProjectPath(COMFORT));

  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await trail.getByRole("link", { name: CITY }).click();
  await expect(page).toHaveURL(getCityPath(CITY));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(COMFORT.title);
});
