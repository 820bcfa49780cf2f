import type { Page } from "@playwright/test";
import { SLOW_NAVIGATION_MS } from "#app/config/timing.ts";
import { expect, hold, ONLY_IN_ALL, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { BUSINESS } from "#e2e/support/site.ts";

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "You seem to be offline" });

test.describe("when a page's script cannot be had", () => {
  test.use({ expectsErrors: true });

  test("a click leads to the page asked for, however soon it fails", async ({ page }) => {
    await open(page, "/");
    await page.route("**/assets/*.js", (route) => route.abort());
    await footerLink(page, "FAQ").click();
    await expect(page).toHaveURL("/faq");
    await expect(heading(page)).toHaveText("Frequently Asked Questions");
  });

  test(
    "the first click after a new version has replaced every file leads there too",
    ONLY_IN_ALL,
    async ({ page }) => {
      await open(page, "/about");
      await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }));
      await footerLink(page, "Contact").click();
      await expect(page).toHaveURL("/contact");
      await expect(heading(page)).toHaveText("Contact Us");
    },
  );

  test(
    "one that was only fetched ahead leaves the page as it is",
    ONLY_IN_ALL,
    async ({ page }) => {
      await open(page, "/about");
      await page.route("**/*", (route) => route.abort("connectionrefused"));
      await page.evaluate(() => document.documentElement.setAttribute("data-same-load", ""));
      const failed = page.waitForEvent("requestfailed", (request) => /\.js$/.test(request.url()));
      await page.getByRole("banner").getByRole("link", { name: "FAQ" }).hover();
      await failed;
      // A page that is loaded anew meanwhile cannot answer.
      await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SLOW_NAVIGATION_MS);
      await expect(page.locator("html[data-same-load] h1")).toBeVisible();
    },
  );

  test("one that fails says so, with the focus on its heading", ONLY_IN_ALL, async ({ page }) => {
    await open(page, "/about");
    const script = await page.evaluate(
      () => window.__reactRouterManifest?.routes["faq/page"]?.module,
    );
    const body = "export default () => { throw new Error('broken'); }";
    await page.route(`**${script}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body }),
    );
    await footerLink(page, "FAQ").click();
    await expect(heading(page)).toHaveText("Something went wrong");
    await expect(heading(page)).toBeFocused();
  });

  for (const { what, files, status } of [
    { what: "a server that is gone", files: "**/*" },
    { what: "data that cannot be had", files: "**/faq.data*" },
    { what: "data that the server fails to give", files: "**/faq.data*", status: 503 },
  ])
    test(
      `${what} leaves the page there to read, with a retry`,
      status ? {} : ONLY_IN_ALL,
      async ({ page }) => {
        await open(page, "/about");
        await page.route(files, (route) =>
          status ? route.fulfill({ status }) : route.abort("connectionrefused"),
        );
        await footerLink(page, "FAQ").click();
        await expect(notice(page)).toBeVisible();
        await expect(page).toHaveURL("/about");
        await expect(heading(page)).not.toHaveText("Frequently Asked Questions");
        await expect(page.locator("[data-page-progress]")).toHaveCount(0);
        await page.unroute(files);
        await notice(page).getByRole("button", { name: "Try again" }).click();
        await expect(page).toHaveURL("/faq");
        await expect(heading(page)).toHaveText("Frequently Asked Questions");
      },
    );
});

test("a click while offline keeps the page, and a notice that covers no focus offers a retry", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  await context.setOffline(true);
  await footerLink(page, "Terms of Service").press("Enter");
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL("/about");
  await expect(heading(page)).toBeVisible();
  await expect(footerLink(page, "Terms of Service")).toBeFocused();
  for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
    await link.focus();
    await expect.poll(() => link.evaluate(isCovered), String(link)).toBe(false);
  }
  await notice(page).getByRole("button", { name: "Try again" }).press("Enter");
  await expect(notice(page).getByRole("button", { name: "Try again" })).toBeFocused();

  await notice(page).getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(notice(page)).toHaveCount(0);
  await footerLink(page, "FAQ").click();
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page), "gone when the line is back").toHaveCount(0);
  await footerLink(page, "FAQ").click();
  await expect(page).toHaveURL("/faq");
});

/** Runs in the page. */
function isCovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !element.contains(hit);
}

test.describe("where things move", () => {
  test.use(WITH_MOTION);

  for (const { what, files } of [
    { what: "data", files: "**/faq.data*" },
    { what: "script", files: "**/assets/*.js" },
  ])
    test(`a page whose ${what} is slow to come shows that it is on its way`, async ({ page }) => {
      await open(page, "/about");
      await page.clock.install();
      const release = await hold(page, files);
      const progress = page.locator("[data-page-progress]");
      await footerLink(page, "FAQ").click();
      await expect(progress).toHaveCount(0);
      await page.clock.runFor(SLOW_NAVIGATION_MS);
      await expect(progress).toBeVisible();
      await expect(page.getByText("Loading page", { exact: true })).toBeAttached();
      release();
      await expect(heading(page)).toHaveText("Frequently Asked Questions");
      await expect(progress).toHaveCount(0);
    });

  test(
    "one link after the other, faster than pages fade in, logs nothing",
    ONLY_IN_ALL,
    async ({ page }) => {
      await open(page, "/");
      const links = ["About", "Portfolio", "FAQ", "Blog", "Contact"];
      for (const name of [...links, ...links])
        await footerLink(page, name).evaluate((link) => (link as HTMLAnchorElement).click());
      await expect(page).toHaveURL("/contact");
      await expect(heading(page)).toHaveText("Contact Us");
    },
  );
});

test(
  "a browser that blocks storage gets every page, and nothing is logged",
  ONLY_IN_ALL,
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
          },
        });
    });
    await open(page, "/contact");
    await page.getByLabel("Name").first().fill("Ana");
    await footerLink(page, "FAQ").click();
    await expect(heading(page)).toHaveText("Frequently Asked Questions");
    await page.goBack();
    await expect(heading(page)).toHaveText("Contact Us");
  },
);

test(
  "an address that no page can have shows the site's header, and Back returns to it",
  ONLY_IN_ALL,
  async ({ page, baseURL }) => {
    test.slow();
    for (const path of ["//x", "//x/y?a=1", "/x%0ay", "/portfolio/x%0ay", "/blog/x%0ay"])
      await test.step(path, async () => {
        await page.goto(baseURL + path);
        // An unknown post leads on to /not-found meanwhile, which this survives.
        await page.waitForFunction(() => window.isHydrated);
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(heading(page)).toBeVisible();
        await page.getByRole("banner").getByRole("link", { name: BUSINESS.name }).click();
        await expect(page).toHaveURL("/");
        await page.goBack();
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(heading(page)).toHaveText(/not found/i);
      });
  },
);
