import { expect, isPhone, open, test } from "../support/fixtures.ts";

test.beforeEach(({ page }) => open(page, "/about"));

test("opens with a heading, the founder's quotation and one eager picture", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const quote = page.getByRole("blockquote");
  await expect(quote).toHaveText(/^“.+”$/);
  await expect(page.locator("figure", { has: quote }).locator("figcaption")).not.toBeEmpty();
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);
  await expect(page.locator('main img[loading="eager"]')).toBeInViewport();
});

test("tells the story, three benefits, four values and the years, in that order", async ({
  page,
}) => {
  const sections = page.locator("main section").filter({ has: page.locator("h2") });
  await expect(sections).toHaveCount(5);
  const counts = await sections.evaluateAll((all) =>
    all.map((section) => section.querySelectorAll("h3").length),
  );
  expect(counts).toEqual([0, 3, 4, 5, 0]);
  await expect(sections.nth(0).locator("figcaption")).not.toBeEmpty();
});

test("the timeline runs from 2013 to today", async ({ page }) => {
  const milestones = page.getByRole("main").locator("ol").getByRole("listitem");
  await expect(milestones).toHaveCount(5);
  for (const [index, year] of ["2013", "2015", "2017", "2020", "Today"].entries())
    await expect(milestones.nth(index)).toHaveText(new RegExp(`^${year}`));
});

test("the timeline lies on wide screens and stands on phones", async ({ page }) => {
  const boxes = await page
    .locator("ol > li")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
  const [first, second] = boxes as [DOMRect, DOMRect];
  if (isPhone(page)) expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  else {
    expect(second.top).toBe(first.top);
    expect(second.left).toBeGreaterThanOrEqual(first.right);
  }
});

test("the closing call leads to the contact page", async ({ page }) => {
  const closing = page.locator("main section").last();
  await closing.getByRole("link").click();
  await expect(page).toHaveURL("/contact");
});

test("coming from further down another page, it starts at the top", async ({ page }) => {
  await open(page, "/faq");
  const footer = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
  await footer.click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
