import type { Page } from "@playwright/test";
import { PHOTO_WAIT_MS } from "#app/config/timing.ts";
import { expect, hold, isPhone, open, test } from "#e2e/support/fixtures.ts";
import { CONTENT } from "#e2e/support/site.ts";

const ABOUT_PHOTO = "**/uploads/about-warehouse*";

declare global {
  interface Window {
    /** How the next page looked when it was there for the first time. */
    firstLook?: Promise<{ photo: boolean; solid: string | undefined; translate: string }>;
  }
}

test("the next page comes with its photo, and the header in its place", async ({ page }) => {
  await waitsForEver(page);
  await open(page, "/");
  const release = await hold(page, ABOUT_PHOTO);
  await page.evaluate(watchForAbout);
  await goToAbout(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    CONTENT.home.hero.headline[0] ?? "",
  );
  release();
  const look = await page.evaluate(() => window.firstLook);
  const header = page.getByRole("banner");
  expect(look).toEqual({
    photo: true,
    solid: "true",
    translate: await header.evaluate((element) => getComputedStyle(element).translate),
  });
});

test("a page does not wait for a photo that stays away @wide", async ({ page }) => {
  await open(page, "/");
  await hold(page, ABOUT_PHOTO);
  await goToAbout(page);
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

/** Takes the limit away for which a page change waits, so that a busy machine cannot reach it. */
const waitsForEver = (page: Page) =>
  page.addInitScript((limit) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms?: number) =>
      ms === limit ? 0 : setTimeout(run, ms)) as typeof window.setTimeout;
  }, PHOTO_WAIT_MS);

async function goToAbout(page: Page) {
  const asked = page.waitForRequest(ABOUT_PHOTO);
  if (isPhone(page)) await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await asked;
}

/** Runs in the page: looks in the frame before the new page is painted for the first time. */
function watchForAbout() {
  window.firstLook = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const image = document.querySelector<HTMLImageElement>("main img[loading=eager]");
      const header = document.querySelector("header");
      if (!header || !image?.src.includes("about-warehouse")) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        resolve({
          photo: image.complete && image.naturalWidth > 0,
          solid: header.dataset.solid,
          translate: getComputedStyle(header).translate,
        }),
      );
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
