import { STAGING_NAMES } from "#app/config/stagings.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { collectWarnings, expect, open, test } from "#e2e/support/fixtures.ts";
import { clear, filter, projectCards, result } from "#e2e/support/locators.ts";
import { CONTENT, homesOf, projectAt, showing } from "#e2e/support/site.ts";

const { city: WELLS } = projectAt("golf-course-grandeur");
const { city: MIRAGE } = projectAt("modern-mediterranean-estates");
const PHOTO = CONTENT.projects[0]?.image.replace(/\.\w+$/, "") ?? "";

test("?filter= shows homes of that kind, with a location too", async ({ page }) => {
  for (const staging of STAGING_NAMES) {
    await open(page, `/portfolio?filter=${staging}`);
    await expect(result(page)).toHaveText(showing({ staging }));
    await expect(projectCards(page)).toHaveCount(homesOf({ staging }).length);
    await expect(filter(page, "All Locations")).toHaveAttribute("aria-pressed", "true");
    await expect(clear(page)).toBeVisible();
  }

  await open(page, `/portfolio?filter=occupied&location=${slugify(WELLS)}`);
  await expect(result(page)).toHaveText(showing({ staging: "occupied", city: WELLS }));
  await filter(page, MIRAGE).click();
  await expect(page).toHaveURL(`/portfolio?filter=occupied&location=${slugify(MIRAGE)}`);
  await filter(page, "All Locations").click();
  await expect(page).toHaveURL("/portfolio?filter=occupied");
  await expect(result(page)).toHaveText(showing({ staging: "occupied" }));
});

test("values nobody knows are ignored @all", async ({ page }) => {
  await open(page, "/portfolio?filter=castle&location=paris");
  await expect(result(page)).toHaveText(showing({}));
  await expect(projectCards(page)).toHaveCount(CONTENT.projects.length);
  await expect(clear(page)).toHaveCount(0);
});

test("a photo that fails is replaced by one of the four fallbacks @all", async ({ page }) => {
  const warnings = collectWarnings(page);
  await page.route(new RegExp(PHOTO), (route) => route.abort());
  await open(page, "/portfolio");
  await expect(projectCards(page).first().getByRole("img")).toHaveAttribute(
    "src",
    /^\/fallback\/(modern|luxury|contemporary|neutral)\.jpg$/,
  );
  expect(warnings.some((text) => text.includes(PHOTO))).toBe(true);
});
