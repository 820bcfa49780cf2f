import { expect, isPhone, open, test } from "#e2e/support/fixtures.ts";

const NAMES = [/^Ruth Salcedo/, /^Dale Whitcomb/, /^June Takahashi/];

test.beforeEach(({ page }) => open(page, "/about"));

test("opens with its only eager photo; the timeline fits the window", async ({ page }) => {
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

test("story and years have their photos, clear of the words @all", async ({ page }) => {
  const story = page.locator("section").filter({ has: page.locator("figure + div") });
  await expect(story.getByRole("img")).toHaveCount(2);
  await expect(page.locator(".people").getByRole("figure"), "named").toHaveText(NAMES);
  await expect(page.locator('main img:not([loading="lazy"])'), "all but the first").toHaveCount(1);

  const milestones = await page.locator("main ol > li").all();
  for (const milestone of milestones) {
    const photo = await milestone.getByRole("img").boundingBox();
    const year = await milestone.getByRole("paragraph").first().boundingBox();
    const above = (photo?.y ?? 0) < (year?.y ?? 0);
    expect(above, "on the line where there is room, else below its year").toBe(!isPhone(page));
  }
});
