import type { Page } from "@playwright/test";
import type { Redirect } from "#app/redirects.ts";
import { expect, hold, holdScripts, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { getTitle } from "#e2e/support/site.ts";

const CITY_SLUG = "/portfolio/indian-wells-home-staging/golf-course-grandeur";

const SOME_REDIRECTS = [
  { from: "/FAQ", to: "/faq" },
  { from: "/portfolio/palm-springs-home-staging/golf-course-grandeur", to: CITY_SLUG },
  { from: "/blog/99", to: "/not-found" },
];

test("a redirect within the site replaces the path, and Back returns", async ({ page }) => {
  for (const redirect of SOME_REDIRECTS) {
    await open(page, "/terms-of-service");
    await expectRedirect(page, redirect);
    await page.goBack();
    await expect(page, redirect.from).toHaveURL("/terms-of-service");
  }
});

async function expectRedirect(page: Page, { from, to }: Redirect) {
  await page.evaluate((path) => {
    window.history.pushState(null, "", path);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, `${from}?via=test#top`);
  await expect(page, from).toHaveURL(`${to}?via=test#top`);
}

test("a project under a wrong city redirects before any script @all", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/portfolio/palm-springs-home-staging/golf-course-grandeur?via=test#top");
  await expect(page).toHaveURL(`${CITY_SLUG}?via=test#top`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    getTitle("golf-course-grandeur"),
  );
});

test.describe("where things move", () => {
  test.use(WITH_MOTION);

  test("a project that is being redirected is not called missing @all", async ({ page }) => {
    const release = await hold(page, "**/redirects.json");
    await page.goto("/portfolio/nowhere/golf-course-grandeur");
    const screen = page.locator("[data-startup-screen]");
    await expect
      .poll(() => screen.evaluate((element) => element.getAnimations()[0]?.playState))
      .toBe("paused");
    await expect(screen).toBeVisible();
    release();
    await expect(page).toHaveURL(CITY_SLUG);
  });
});
