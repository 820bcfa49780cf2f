import { expect, open, test } from "../support/fixtures.ts";
import { OLD_ADDRESSES } from "../support/old-addresses.ts";

test("every old address is a permanent redirect that keeps the query", async ({ request }) => {
  for (const { from, to } of OLD_ADDRESSES) {
    const response = await request.get(`${from}?via=test`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(`${to}?via=test`);
  }
});

test("an old address reached within the site leads on, and Back returns", async ({ page }) => {
  await open(page, "/terms-of-service");
  await page.evaluate(() => window.history.pushState(null, "", "/FAQ"));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate", { state: null })));
  await expect(page).toHaveURL("/faq");
  await page.goBack();
  await expect(page).toHaveURL("/terms-of-service");
});

test("a known project under a wrong city leads to the right one", async ({ page }) => {
  await page.goto("/portfolio/palm-springs-home-staging/golf-course-grandeur");
  await expect(page).toHaveURL("/portfolio/indian-wells-home-staging/golf-course-grandeur");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Golf Course Grandeur");
});
