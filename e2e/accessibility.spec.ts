import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixtures.ts";
import { SITE_PATHS } from "./site-paths.ts";

/** Fade-ins would be judged half transparent. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** The overlay lies above the page for its first second and would hide what is judged. */
const afterStartup = (page: Page) => expect(page.locator("[data-startup-screen]")).toBeHidden();

for (const path of SITE_PATHS)
  test(`${path} has no violation`, async ({ page }) => {
    await open(page, path);
    await afterStartup(page);
    expect(await violations(page)).toEqual([]);
  });

test("the open menu has no violation", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/");
  await afterStartup(page);
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violations(page)).toEqual([]);
});

test("an open answer has no violation", async ({ page }) => {
  await open(page, "/faq");
  await afterStartup(page);
  await page.locator("summary").first().click();
  expect(await violations(page)).toEqual([]);
});
