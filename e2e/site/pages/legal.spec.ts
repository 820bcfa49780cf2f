import { expect, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";

const PAGES = [
  { path: "/privacy-policy", link: "Privacy Policy", title: "Privacy policy" },
  { path: "/terms-of-service", link: "Terms of Service", title: "Terms of service" },
];

test.use(WITH_MOTION);

test("the footer leads to the top of both, which have a date, headings and readable lines @all", async ({
  page,
}) => {
  await open(page, "/about");
  for (const { path, link, title } of PAGES) {
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await expect(page.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
    await expect(page.getByRole("main").locator("h2").nth(5)).toBeVisible();
    const characters = await page
      .locator(".prose > p")
      .first()
      .evaluate((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        return (paragraph.textContent ?? "").length / lines;
      });
    expect(characters, path).toBeLessThan(80);
  }
});

test("the contents lead to their sections, in the margin and on a phone", async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/privacy-policy");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link", { name: "How long we keep it" }).click();
    await expect(page).toHaveURL("/privacy-policy#how-long-we-keep-it");
    await expect(page.getByRole("heading", { name: "How long we keep it" })).toBeInViewport();
  }
});

test("the terms link to the pages they speak of @all", async ({ page }) => {
  await open(page, "/terms-of-service");
  await page.getByRole("main").getByRole("link", { name: "privacy policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
});
