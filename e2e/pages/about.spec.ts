import { expect, isPhone, open, test, WITHOUT_MOTION } from "#e2e/support/fixtures.ts";

test.use(WITHOUT_MOTION);

test.beforeEach(({ page }) => open(page, "/about"));

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
