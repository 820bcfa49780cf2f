import type { Page } from "@playwright/test";
import { STAGING_TYPE_NAMES } from "#app/config/staging-types.ts";
import {
  PROJECT_CARD_STAGGER_MS,
  SERVICE_CARD_STAGGER_MS,
  STARTUP_SCREEN_MS,
} from "#app/config/timing.ts";
import { expect, holdScripts, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { filter, projectCards } from "#e2e/support/locators.ts";
import { CONTENT, filterHomes } from "#e2e/support/site.ts";

test.use(WITH_MOTION);

test("services seen together rise one stagger apart @desktop @all", async ({ page }) => {
  await open(page, "/");
  const region = page.getByRole("region", { name: CONTENT.home.services.title });
  const services = region.getByRole("list").first().getByRole("listitem");
  await expect(services).toHaveCount(STAGING_TYPE_NAMES.length);
  const all = await services.all();
  for (const card of all) await expect(card).toHaveAttribute("data-reveal", "waiting");
  await all[0]?.evaluate((card) => card.scrollIntoView());
  for (const [index, card] of all.entries()) {
    await expect(card).toHaveAttribute("data-reveal", "shown");
    await expect(card).toHaveCSS("animation-delay", `${(index * SERVICE_CARD_STAGGER_MS) / 1000}s`);
  }
});

test("the first cards fade in as the start-up screen lifts @desktop @all", async ({ page }) => {
  // After hydration, cards below the window wait until they are scrolled to.
  await holdScripts(page);
  await page.goto("/portfolio");
  await expect(items(page).first()).toHaveCSS("animation-name", "rise");
  await expect
    .poll(() => delays(page))
    .toEqual(staggered(CONTENT.projects.length, STARTUP_SCREEN_MS));
});

test("cards that a filter brings fade in one after the other @desktop", async ({ page }) => {
  await open(page, "/portfolio");
  await page.evaluate(() => window.scrollTo(0, 300));
  const wells = filterHomes({ city: "Indian Wells" }).length;
  await filter(page, "Indian Wells").click();
  await expect(projectCards(page)).toHaveCount(wells);
  await expect(items(page).last()).toHaveAttribute("data-reveal", "shown");
  await expect.poll(() => delays(page)).toEqual(staggered(wells));

  await filter(page, "All Locations").click();
  await expect(projectCards(page)).toHaveCount(CONTENT.projects.length);
  await filter(page, "Rancho Mirage").click();
  await expect(projectCards(page)).toHaveCount(filterHomes({ city: "Rancho Mirage" }).length);
  await expect(items(page)).toHaveAttribute("data-reveal", "shown");
});

const items = (page: Page) => page.getByRole("region", { name: "Projects" }).getByRole("listitem");

const delays = (page: Page) =>
  items(page).evaluateAll((all) =>
    all.map((item) => Math.round(Number.parseFloat(getComputedStyle(item).animationDelay) * 1000)),
  );

const staggered = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => start + index * PROJECT_CARD_STAGGER_MS);
