import { REDIRECTS } from "#app/redirects.ts";
import { expect, open, test } from "./fixtures.ts";

/** Old addresses with every parameter filled in. */
const CASES = REDIRECTS.map(({ from, to }) => {
  const fill = (path: string) =>
    path
      .replace(":city", "palm-desert-home-staging")
      .replace(":slug", "desert-oasis-luxury")
      .replace(":id", "3");
  return { from: fill(from), to: fill(to) };
});

test("every old address is a permanent redirect that keeps the query", async ({ request }) => {
  for (const { from, to } of CASES) {
    const response = await request.get(`${from}?via=test`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(`${to}?via=test`);
  }
});

for (const { from, to } of CASES)
  test(`${from} leads to ${to} on a host without redirects`, async ({ page }) => {
    await page.goto("/terms-of-service");
    await page.route(
      (url) => url.pathname === from,
      (route) => route.fulfill({ status: 404, path: "build/client/404.html" }),
    );
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL("/terms-of-service");
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
