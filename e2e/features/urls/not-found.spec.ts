import type { Page } from "@playwright/test";
import { expect, getWarnings, open, test } from "#e2e/support/fixtures.ts";

async function expectNotFound(page: Page) {
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
}

/** The specification redirects some other spellings. */
const SPELLINGS = ["/aBout", "/faQ", "/PORTFOLIO/17", "/Portfolio/16", "/Blog.html"];

const UNKNOWN = [
  { name: "an unknown path", path: "/no-such-page" },
  { name: "an unknown path with a query", path: "/no-such-page/deeper?from=mail" },
  { name: "a path too deep for a project", path: "/portfolio/one/two/three" },
  { name: "a service that nobody offers", path: "/services/castle-staging" },
  { name: "a malformed address", path: "/%E0%A4%A" },
  { name: "a very long path", path: `/${"long-".repeat(300)}path` },
  ...SPELLINGS.map((path) => ({ name: `the spelling ${path}`, path })),
];

test("whatever is unknown is answered with 404 and logged, and leads home", async ({ page }) => {
  for (const { name, path } of UNKNOWN)
    await test.step(name, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expectNotFound(page);
      await expect
        .poll(async () => (await getWarnings(page)).join())
        .toContain(path.replace(/\?.*/, ""));
      await expect(page).toHaveURL(path);
    });
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("404", { exact: true })).toBeHidden();
});

test("an unknown path reached inside the site shows the same page @all", async ({ page }) => {
  for (const path of ["/nothing-here", "/portfolio/one/two/three", ...SPELLINGS]) {
    await open(page, "/about");
    await page.evaluate((address) => {
      window.history.pushState(null, "", address);
      window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }, path);
    await expect.poll(async () => (await getWarnings(page)).join()).toContain(path);
    await expectNotFound(page);
  }
});

test("an article that does not exist ends on the not-found page @all", async ({ page }) => {
  for (const id of ["6", "0", "-1", "abc", "1.5", "01", "1e0", "%20"]) {
    await page.goto(`/blog/${id}`);
    await expect(page, id).toHaveURL(/\/not-found$/);
    await expectNotFound(page);
  }
});

test("Portfolio is the active link on every path that starts with /portfolio @all", async ({
  page,
}) => {
  const portfolio = page.getByRole("banner").getByRole("link", { name: "Portfolio" });
  for (const path of ["/portfolio/99", "/portfolio/one/two/three", "/Portfolio-of-homes"]) {
    await page.goto(path);
    await expect(portfolio, path).toHaveAttribute("aria-current", "page");
  }
  await page.goto("/no-such-page");
  await expect(portfolio).not.toHaveAttribute("aria-current");
});
