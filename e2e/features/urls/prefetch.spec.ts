import type { Page } from "@playwright/test";
import { expect, open, test } from "#e2e/support/fixtures.ts";

/** This is longer than a link waits before it prefetches. */
const A_WHILE_MS = 1000;

const prefetched = (page: Page) => page.locator('link[rel="prefetch"]');
const data = (page: Page) => prefetched(page).and(page.locator('[as="fetch"]'));
const modules = (page: Page) => page.locator('link[rel="modulepreload"]');

/** Returns how many modules were there before. */
async function pointAtAbout(page: Page, isOffline = false): Promise<number> {
  await page.clock.install();
  await open(page, "/faq");
  await page.context().setOffline(isOffline);
  const before = await modules(page).count();
  await page.getByRole("banner").getByRole("link", { name: "About" }).hover();
  await page.clock.runFor(A_WHILE_MS);
  return before;
}

test("the page behind a link is fetched ahead, and not again", async ({ page }) => {
  const before = await pointAtAbout(page);
  await expect(data(page)).toHaveAttribute("href", /^\/about\.data/);
  await expect.poll(() => modules(page).count()).toBeGreaterThan(before);

  const ahead = await data(page).getAttribute("href");
  const [asked] = await Promise.all([
    page.waitForRequest(/about\.data/),
    page.getByRole("banner").getByRole("link", { name: "About" }).click(),
  ]);
  expect(new URL(asked.url()).pathname + new URL(asked.url()).search).toBe(ahead);
});

for (const isOffline of [false, true])
  test(`nothing is fetched ahead ${isOffline ? "offline" : "to save data"} @all`, async ({
    page,
  }) => {
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, "connection", { value: { saveData } });
    }, !isOffline);
    const before = await pointAtAbout(page, isOffline);
    await expect(prefetched(page)).toHaveCount(0);
    await expect(modules(page)).toHaveCount(before);
  });
