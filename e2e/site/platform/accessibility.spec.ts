import { expect, open, test } from "#e2e/support/fixtures.ts";
import { fillIn, INQUIRY, SENT_TEXT } from "#e2e/support/inquiry.ts";
import { violations } from "#e2e/support/violations.ts";

/** Pages as they open are judged in any-content/pages.spec.ts; here are the states a visitor brings about. */

test("the open menu has no violation @all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violations(page)).toEqual([]);
});

test("an open answer and a filter have no violation @all", async ({ page }) => {
  await open(page, "/faq");
  await page.getByRole("button", { name: "Pricing" }).click();
  await page.locator("summary:visible").first().click();
  expect(await violations(page)).toEqual([]);
});

test("a sent inquiry and its toast have no violation @all", async ({ page }) => {
  await open(page, "/contact");
  await fillIn(page);
  await expect(page.getByLabel("Name")).toHaveValue(INQUIRY.name);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText(SENT_TEXT).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("a search and a filter that find nothing have no violation @all", async ({ page }) => {
  await open(page, "/blog?q=igloo");
  expect(await violations(page)).toEqual([]);
  await open(page, "/portfolio?filter=new&location=palm-desert");
  expect(await violations(page)).toEqual([]);
});
