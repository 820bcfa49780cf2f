import { REDIRECTS } from "#app/redirects.ts";
import { expect, test } from "./fixtures.ts";

/** Old addresses with every parameter filled in. */
const CASES = REDIRECTS.map(({ from, to }) => {
  const fill = (path: string) =>
    path
      .replace(":city", "palm-desert-home-staging")
      .replace(":slug", "desert-oasis-luxury")
      .replace(":id", "3");
  return { from: fill(from), to: fill(to) };
});

for (const { from, to } of CASES) {
  test(`${from} is a permanent redirect to ${to}`, async ({ request }) => {
    const response = await request.get(`${from}?via=test`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${to}?via=test`);
  });

  test(`${from} leads to ${to} on a host without redirects`, async ({ page }) => {
    await page.goto("/terms-of-service");
    await page.route(`**${from}`, (route) =>
      route.fulfill({ status: 404, path: "build/client/404.html" }),
    );
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL("/terms-of-service");
  });
}

test("a known project under a wrong city leads to the right one", async ({ page }) => {
  await page.goto("/portfolio/palm-springs-home-staging/golf-course-grandeur");
  await expect(page).toHaveURL("/portfolio/indian-wells-home-staging/golf-course-grandeur");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Golf Course Grandeur");
});

test("an unknown article leads to the not-found page", async ({ page }) => {
  await page.goto("/blog/99");
  await expect(page).toHaveURL("/not-found");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
});
