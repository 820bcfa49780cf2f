import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { PAGE_PROGRESS_DELAY_MS } from "#app/config/timing.ts";
import { readBuiltPage } from "#e2e/support/built-pages.ts";
import { expect, hold, open, test, WITH_MOTION, waitForHydration } from "#e2e/support/fixtures.ts";
import { BUSINESS } from "#e2e/support/site.ts";

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

async function expectNotLoaded(page: Page) {
  await expect(heading(page)).toHaveText("This page could not be loaded");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("banner"), "inside the shell").toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: BUSINESS.phone })).toBeVisible();
  await expect(page.locator("[data-page-progress]")).toHaveCount(0);
}

test.describe("when a page's script cannot be had", () => {
  test.use({ expectsErrors: true });

  for (const { what, answer } of [
    { what: "is out of reach", answer: { status: 503, body: "" } },
    { what: "has another name since a deployment", answer: { status: 404, body: "" } },
  ])
    test(`a click leads to the page it names: the script ${what} @all`, async ({ page }) => {
      await open(page, "/about");
      await page.route("**/assets/*.js", (route) => route.fulfill(answer));
      await footerLink(page, "Contact").click();
      await expect(page).toHaveURL("/contact");
      await expect(heading(page)).toHaveText("Contact Us");
    });

  test("a visitor's own reload stays on the page @all", async ({ page }) => {
    await open(page, "/about");
    await footerLink(page, "FAQ").click();
    await expect(heading(page)).toHaveText("Frequently Asked Questions");
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await page.reload();
    await waitForHydration(page);
    await expect(page).toHaveURL("/about");
  });
});

test.describe("when a page's data cannot be had", () => {
  test.use({ expectsErrors: true });

  for (const { what, status } of [{ what: "is out of reach" }, { what: "fails", status: 503 }])
    test(`the page says so where the server ${what}, and a retry brings it`, async ({ page }) => {
      await open(page, "/contact");
      await page.getByLabel("Name").first().fill("Ana");
      await page.route("**/faq.data*", (route) =>
        status ? route.fulfill({ status }) : route.abort("connectionrefused"),
      );
      await footerLink(page, "FAQ").click();
      await expectNotLoaded(page);
      await expect(page).toHaveURL("/faq");

      await page.goBack();
      await expect(heading(page)).toHaveText("Contact Us");
      await expect(page.getByLabel("Name").first(), "the draft is kept").toHaveValue("Ana");

      await page.goForward();
      await expectNotLoaded(page);
      await page.unroute("**/faq.data*");
      await tryAgain(page).click();
      await expect(heading(page)).toHaveText("Frequently Asked Questions");
    });

  test("a retry that fails keeps the message, and counts attempts @all", async ({ page }) => {
    await open(page, "/about");
    await page.route("**/*", (route) =>
      route.request().url().endsWith(".js") ? route.fallback() : route.abort("connectionrefused"),
    );
    await footerLink(page, "FAQ").click();
    await expectNotLoaded(page);
    await tryAgain(page).click();
    await expect(page.getByText("Still can't connect")).toBeVisible();
    await expect(heading(page)).toHaveText("This page could not be loaded");
  });
});

test("offline, Back returns and a retry opens the page", async ({ page, context }) => {
  await open(page, "/about");
  const title = await heading(page).textContent();
  await context.setOffline(true);
  await footerLink(page, "Terms of Service").press("Enter");
  await expectNotLoaded(page);
  await expect(page).toHaveURL("/about");
  await tryAgain(page).click();
  await expect(page.getByText("Still can't connect")).toBeVisible();
  await page.getByRole("button", { name: "Back to previous page" }).click();
  await expect(heading(page)).toHaveText(title ?? "");

  await footerLink(page, "FAQ").click();
  await expectNotLoaded(page);
  await context.setOffline(false);
  await tryAgain(page).click();
  await expect(page).toHaveURL("/faq");
  await expect(heading(page)).toHaveText("Frequently Asked Questions");
});

test("offline, filters and answers still work @all", async ({ page, context }) => {
  await open(page, "/portfolio");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Vacant" }).click();
  await expect(page).toHaveURL("/portfolio?filter=vacant");
  await expect(page.getByRole("status").first()).toContainText("vacant homes");
  await page.getByRole("button", { name: "Clear All Filters" }).click();
  await expect(page).toHaveURL("/portfolio");
});

test.describe("where things move", () => {
  test.use(WITH_MOTION);

  for (const { what, files } of [
    { what: "data", files: "**/faq.data*" },
    { what: "script", files: "**/assets/*.js" },
  ])
    test(`a page whose ${what} is slow to come shows that it is on its way @all`, async ({
      page,
    }) => {
      await open(page, "/about");
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      const release = await hold(page, files);
      const progress = page.locator("[data-page-progress]");
      await footerLink(page, "FAQ").click();
      await expect(progress).toHaveCount(0);
      await expect(async () => {
        await page.clock.runFor(PAGE_PROGRESS_DELAY_MS);
        await expect(progress).toBeVisible({ timeout: 500 });
      }).toPass();
      await page.clock.resume();
      await expect(page.getByText("Loading page", { exact: true })).toBeAttached();
      release();
      await expect(heading(page)).toHaveText("Frequently Asked Questions");
      await expect(progress).toHaveCount(0);
    });

  test("a press on another link is never lost while a page loads", async ({ page }) => {
    await open(page, "/");
    // `force` clicks at once, as a hand does; otherwise Playwright waits until nothing covers the link.
    const press = (path: string) =>
      page.locator(`header nav [href="${path}"]`).first().click({ force: true });
    for (const [index, pause] of [0, 20, 60, 150, 400].entries()) {
      const path = index % 2 ? "/contact" : "/blog";
      await press("/faq");
      await setTimeout(pause);
      await press(path);
      await expect(page, `${pause} ms after another press`).toHaveURL(path);
      await expect(page).toHaveTitle(readBuiltPage(path).title ?? "");
    }
  });
});

test("a browser that blocks storage gets every page @all", async ({ page }) => {
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
});

test("an impossible address has the header, also on Back @all", async ({ page, baseURL }) => {
  test.slow();
  for (const path of ["//x", "//x/y?a=1", "/x%0ay", "/portfolio/x%0ay", "/blog/x%0ay"])
    await test.step(path, async () => {
      await page.goto(baseURL + path);
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(heading(page)).toBeVisible();
      await page.getByRole("banner").getByRole("link", { name: BUSINESS.name }).click();
      await expect(page).toHaveURL("/");
      await page.goBack();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(heading(page)).toHaveText(/not found/i);
    });
});
