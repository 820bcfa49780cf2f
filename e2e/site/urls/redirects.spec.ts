import {
  expect,
  holdScripts,
  ONLY_IN_ALL,
  open,
  test,
  WITH_MOTION,
} from "#e2e/support/fixtures.ts";

const CITY_SLUG = "/portfolio/indian-wells-home-staging/golf-course-grandeur";

test("a redirect within the site leads on with query and hash, and Back returns", async ({
  page,
}) => {
  await open(page, "/terms-of-service");
  for (const [from, to] of [
    ["/FAQ", "/faq"],
    ["/portfolio/12", "/portfolio/palm-desert-home-staging/desert-oasis-luxury"],
    ["/Blog/3", "/blog/3"],
    ["/portfolio/palm-springs-home-staging/golf-course-grandeur", CITY_SLUG],
    ["/blog/99", "/not-found"],
  ] as const) {
    await page.evaluate((address) => {
      window.history.pushState(null, "", address);
      window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }, `${from}?via=test#top`);
    await expect(page, from).toHaveURL(`${to}?via=test#top`);
    await page.goBack();
    await expect(page, from).toHaveURL("/terms-of-service");
  }
});

test(
  "a known project under a wrong city leads to the right one, before any script",
  ONLY_IN_ALL,
  async ({ page }) => {
    await holdScripts(page);
    await page.goto("/portfolio/palm-springs-home-staging/golf-course-grandeur?via=test#top");
    await expect(page).toHaveURL(`${CITY_SLUG}?via=test#top`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Golf Course Grandeur");
  },
);

test.describe("where things move", () => {
  test.use(WITH_MOTION);

  test(
    "while a project is looked for, nothing says that it is not there",
    ONLY_IN_ALL,
    async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/portfolio/paths.json", (route) => released.then(() => route.fallback()));
      await page.goto("/portfolio/nowhere/golf-course-grandeur");
      const screen = page.locator("[data-startup-screen]");
      await expect
        .poll(() => screen.evaluate((element) => element.getAnimations()[0]?.playState))
        .toBe("paused");
      await expect(screen).toBeVisible();
      release();
      await expect(page).toHaveURL(CITY_SLUG);
    },
  );
});
