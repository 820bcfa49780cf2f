import {
  expect,
  isPhone,
  ON_A_WIDE_SCREEN,
  open,
  test,
  WITHOUT_MOTION,
} from "#e2e/support/fixtures.ts";

test.use(WITHOUT_MOTION);

test.beforeEach(({ page }) => open(page, "/about"));

test(
  "tells who, the story, three benefits, four values and the years, and calls to contact",
  ON_A_WIDE_SCREEN,
  async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const quote = page.getByRole("blockquote");
    await expect(quote).toHaveText(/^“.+”$/);
    await expect(page.locator("figure", { has: quote }).locator("figcaption")).not.toBeEmpty();

    const sections = page.locator("main section").filter({ has: page.locator("h2") });
    await expect(sections).toHaveCount(5);
    const counts = await sections.evaluateAll((all) =>
      all.map((section) => section.querySelectorAll("h3").length),
    );
    expect(counts).toEqual([0, 3, 4, 5, 0]);
    await expect(sections.nth(0).locator("figcaption")).not.toBeEmpty();

    const milestones = page.getByRole("main").locator("ol").getByRole("listitem");
    await expect(milestones).toHaveText([/^2013/, /^2015/, /^2017/, /^2020/, /^Today/]);

    await page.locator("main section").last().getByRole("link").click();
    await expect(page).toHaveURL("/contact");
  },
);

test("opens with its only eager photo; the timeline lies where there is room, else stands", async ({
  page,
}) => {
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);
  await expect(page.locator('main img[loading="eager"]')).toBeInViewport();

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
