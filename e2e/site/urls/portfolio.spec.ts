import { collectWarnings, expect, ONLY_IN_ALL, open, test } from "#e2e/support/fixtures.ts";
import { clear, filter, projectCards, result } from "#e2e/support/locators.ts";

test("an address with ?filter= shows homes of that kind", async ({ page }) => {
  for (const [value, homes, count] of [
    ["vacant", "vacant homes", 2],
    ["occupied", "occupied homes", 2],
    ["new", "newly built homes", 1],
  ] as const) {
    await open(page, `/portfolio?filter=${value}`);
    await expect(result(page)).toHaveText(`Showing ${count} of 5 projects: ${homes}`);
    await expect(projectCards(page)).toHaveCount(count);
    await expect(filter(page, "All Locations")).toHaveAttribute("aria-pressed", "true");
    await expect(clear(page)).toBeVisible();
  }
});

test("staging and location combine, and All Locations takes only the location back", async ({
  page,
}) => {
  await open(page, "/portfolio?filter=occupied&location=indian-wells");
  await expect(result(page)).toHaveText("Showing 2 of 5 projects: occupied homes in Indian Wells");
  await filter(page, "Rancho Mirage").click();
  await expect(page).toHaveURL("/portfolio?filter=occupied&location=rancho-mirage");
  await filter(page, "All Locations").click();
  await expect(page).toHaveURL("/portfolio?filter=occupied");
  await expect(result(page)).toHaveText("Showing 2 of 5 projects: occupied homes");
});

test("values nobody knows are ignored", ONLY_IN_ALL, async ({ page }) => {
  await open(page, "/portfolio?filter=castle&location=paris");
  await expect(result(page)).toHaveText("Showing 5 of 5 projects");
  await expect(projectCards(page)).toHaveCount(5);
  await expect(clear(page)).toHaveCount(0);
});

test(
  "a photo that fails is replaced by one of the four fallbacks",
  ONLY_IN_ALL,
  async ({ page }) => {
    const warnings = collectWarnings(page);
    await page.route(/midcentury-living-1/, (route) => route.abort());
    await open(page, "/portfolio");
    await expect(projectCards(page).first().getByRole("img")).toHaveAttribute(
      "src",
      /^\/fallback\/(modern|luxury|contemporary|neutral)\.jpg$/,
    );
    expect(warnings.some((text) => text.includes("midcentury-living-1"))).toBe(true);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "every home is there, and no button that could do nothing",
    ONLY_IN_ALL,
    async ({ page }) => {
      await page.goto("/portfolio");
      await expect(projectCards(page)).toHaveCount(5);
      await expect(filter(page, "Palm Desert")).toBeHidden();
    },
  );
});
