import type { Page } from "@playwright/test";
import { expect, open, test } from "#e2e/support/fixtures.ts";

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** On a machine whose network the browser doesn't recognize, onLine is false. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }),
  ),
);

test("a browser that reports itself offline follows every link", async ({ page }) => {
  await open(page, "/about");
  await footerLink(page, "FAQ").click();
  await expect(page).toHaveURL("/faq");
  await expect(heading(page)).toHaveText("Frequently Asked Questions");
  await footerLink(page, "Blog").click();
  await expect(heading(page)).toHaveText("Our Blog");
  await page.goBack();
  await expect(heading(page)).toHaveText("Frequently Asked Questions");
});

test("the second of two links pressed in a row is followed @all", async ({ page }) => {
  await open(page, "/about");
  await footerLink(page, "FAQ").dispatchEvent("click");
  await footerLink(page, "Blog").dispatchEvent("click");
  await expect(page).toHaveURL("/blog");
  await expect(heading(page)).toHaveText("Our Blog");
});

test("'Try again' asks the host each time @all", async ({ page }) => {
  await open(page, "/about");
  let asked = 0;
  await page.route("**/about", (route) => {
    asked += 1;
    return route.abort("connectionrefused");
  });
  await footerLink(page, "FAQ").click();
  await expect(heading(page)).toHaveText("This page could not be loaded");
  await expect(page).toHaveTitle(/^.+ .+: .+ \| .+$/);
  const tryAgain = page.getByRole("button", { name: "Try again" });
  await tryAgain.click();
  await expect(page.getByText("Still can't connect (attempt 1)")).toBeVisible();
  expect(asked).toBe(2);

  await page.unroute("**/about");
  await tryAgain.click();
  await expect(page).toHaveURL("/faq");
  await expect(heading(page)).toHaveText("Frequently Asked Questions");
});
