import type { Locator, Page } from "@playwright/test";
import { dot, getVisibleShares, swipe } from "#e2e/support/carousel.ts";
import { expect, isPhone, open, test } from "#e2e/support/fixtures.ts";
import { CONTENT } from "#e2e/support/site.ts";

const QUOTES = CONTENT.testimonials.length;

const voices = (page: Page) => page.getByRole("region", { name: "What clients say" });
const quotes = (page: Page) => voices(page).getByRole("group");

/** home-gallery.spec.ts tests how a carousel scrolls. */
test.beforeEach(async ({ page }) => {
  await open(page, "/");
  await quotes(page).first().scrollIntoViewIfNeeded();
});

test("previous and next wrap around and stay in place; a swipe moves", async ({ page }) => {
  await expectQuote(page, 1);
  await voices(page).getByRole("button", { name: "Previous quote" }).click();
  await expectQuote(page, QUOTES);
  const next = voices(page).getByRole("button", { name: "Next quote" });
  const before = await offsetIn(next, voices(page));
  for (let number = 1; number <= QUOTES; number++) {
    await next.click();
    await expectQuote(page, number);
    await expect.poll(() => offsetIn(next, voices(page)), `quote ${number}`).toBe(before);
  }
  await expect(next).toBeFocused();

  if (!isPhone(page)) return;
  await dot(page, "Quote", 1).click();
  await expectQuote(page, 1);
  await swipe(quotes(page).first(), -300);
  await expectQuote(page, 2);
});

test("dots show and announce a named speaker's quote @desktop @all", async ({ page }) => {
  await expect(voices(page)).toHaveAttribute("aria-roledescription", "carousel");
  await expect(voices(page).getByRole("list", { name: "What clients say" })).toHaveCount(1);
  await expect(quotes(page)).toHaveCount(QUOTES);
  for (const [index, quote] of (await quotes(page).all()).entries()) {
    await expect(quote).toHaveAccessibleName(`${index + 1} of ${QUOTES}`);
    await expect(quote.locator("blockquote")).toHaveText(/^“.+”$/);
    await expect(quote.locator("figcaption > span")).toHaveCount(2);
  }
  await expect(quotes(page).first()).toContainText(CONTENT.testimonials[0]?.role ?? "");
  await expect(voices(page).getByRole("link")).toHaveAttribute("href", /^https:\/\//);

  const source = () => voices(page).getByRole("img").getAttribute("src");
  const announcement = voices(page).locator("[aria-live=polite]");
  const first = await source();
  await expect(announcement).toBeEmpty();
  await dot(page, "Quote", 3).click();
  await expectQuote(page, 3);
  await expect(announcement).toContainText(`Quote 3 of ${QUOTES}: `);
  await expect.poll(source).not.toBe(first);
  const third = await source();
  await dot(page, "Quote", 4).click();
  await expectQuote(page, 4);
  await expect.poll(source, "a quote without a photo keeps the last").toBe(third);
});

async function expectQuote(page: Page, number: number) {
  await expect(dot(page, "Quote", number)).toHaveAttribute("aria-current", "true");
  await expect(voices(page).locator('button[aria-current="true"]')).toHaveCount(1);
  const others = async () =>
    (await getVisibleShares(quotes(page).locator("figcaption"))).filter(
      (share, index) => index !== number - 1 && share >= 0.05,
    );
  await expect(quotes(page).nth(number - 1)).toBeInViewport({ ratio: 0.5 });
  await expect.poll(others, `quote ${number} alone`).toEqual([]);
}

async function offsetIn(inner: Locator, outer: Locator) {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()];
  return Math.round((a?.y ?? 0) - (b?.y ?? 0));
}
