import type { Page } from "@playwright/test";
import { expect, ONLY_IN_ALL, open, test } from "#e2e/support/fixtures.ts";
import { CONTEMPORARY_COMFORT, PALM_DESERT, projectCards } from "#e2e/support/locators.ts";
import { BUSINESS, PHONE_LINK, titleOf } from "#e2e/support/site.ts";

const main = (page: Page) => page.getByRole("main");

test("a city page answers first, names its city throughout, and leads on to neighbors", async ({
  page,
}) => {
  await open(page, PALM_DESERT);
  await expect(page).toHaveTitle(/^Home Staging Palm Desert: /);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home staging in Palm Desert");
  await expect(main(page).locator("h1 ~ * p").first()).toContainText(/Palm Desert.*\$\d/);
  await expect(main(page).getByRole("link", { name: "Get a free quote" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(main(page).getByRole("link", { name: `Call ${BUSINESS.phone}` })).toHaveAttribute(
    "href",
    PHONE_LINK,
  );
  await expect(main(page).getByRole("link", { name: "What would staging cost?" })).toHaveAttribute(
    "href",
    "/contact#estimate",
  );

  await expect(main(page).getByRole("slider")).toHaveCount(1);
  await expect(main(page).locator("figure figcaption").getByText(", Palm Desert")).toHaveCount(2);
  const question = main(page).getByText("Which areas do you serve?");
  await question.click();
  await expect(main(page).getByText(/Our studio is in Palm Desert/)).toBeVisible();

  const nearby = main(page).getByRole("listitem");
  await expect(nearby.filter({ hasText: /^La Quinta$/ })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "La Quinta", exact: true })).toHaveCount(0);
  await main(page).getByRole("link", { name: "Indian Wells", exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home staging in Indian Wells");
});

test(
  "its homes are those of the city with their results, and lead there and back",
  ONLY_IN_ALL,
  async ({ page }) => {
    await open(page, PALM_DESERT);
    await expect(projectCards(page)).toHaveCount(2);
    for (const home of await projectCards(page).all())
      await expect(home).toContainText("| Palm Desert");
    const comfort = projectCards(page).filter({ hasText: titleOf("contemporary-comfort") });
    await expect(comfort).toContainText("Under contract in eleven days");
    await comfort.getByRole("link").click();
    await expect(page).toHaveURL(CONTEMPORARY_COMFORT);

    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await trail.getByRole("link", { name: "Palm Desert" }).click();
    await expect(page).toHaveURL(PALM_DESERT);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      titleOf("contemporary-comfort"),
    );
  },
);

test("the pair shows a room that is on none of its cards", ONLY_IN_ALL, async ({ page }) => {
  for (const city of ["indian-wells", "palm-desert", "rancho-mirage"]) {
    await page.goto(`/portfolio/${city}-home-staging`, { waitUntil: "domcontentloaded" });
    const [pair] = await main(page).locator("figure:has([type=range]) img").all();
    const shown = await pair?.getAttribute("alt");
    expect(shown).toBeTruthy();
    const cards = await projectCards(page).getByRole("img").all();
    expect(cards.length, city).toBeGreaterThan(0);
    for (const card of cards) await expect(card, city).not.toHaveAttribute("alt", shown ?? "");
  }
});

test("a city without a home has no page", ONLY_IN_ALL, async ({ page }) => {
  await open(page, "/portfolio/la-quinta-home-staging");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project Not Found");
});
