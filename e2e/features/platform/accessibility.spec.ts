import type { Page } from "@playwright/test";
import { DAY, expect, open, test } from "#e2e/support/fixtures.ts";
import { fillIn, SENT_TEXT, send } from "#e2e/support/inquiry.ts";
import { REVIVAL } from "#e2e/support/locators.ts";
import { findViolations } from "#e2e/support/violations.ts";

/** smoke/pages.spec.ts checks pages as they open; these are the states that a visitor causes. */
const STATES: Record<string, [path: string, act?: (page: Page) => Promise<void>]> = {
  "the open menu": [
    "/",
    async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole("button", { name: "Menu" }).click();
    },
  ],
  "Home's empty room": [
    "/",
    async (page) => {
      await page.clock.setFixedTime(DAY);
      await open(page, "/");
      await page.getByRole("button", { pressed: false }).first().click();
    },
  ],
  "an open answer and a filter": [
    "/faq?category=pricing",
    (page) => page.locator("summary:visible").first().click(),
  ],
  "a sent inquiry and its toast": [
    "/contact",
    async (page) => {
      await fillIn(page);
      await send(page).click();
      await expect(page.getByText(SENT_TEXT).first()).toBeVisible();
    },
  ],
  "the dialog before a sheet is printed": [
    REVIVAL,
    async (page) => {
      await page.getByRole("button", { name: "Print this home" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  "an estimate with names": [
    "/contact?for=Ana&from=Tom+(Compass)",
    async (page) => {
      await expect(page.getByText("For Ana, from Tom (Compass)")).toBeVisible();
      await page.getByText("Add names to the link").click();
    },
  ],
  "a search that finds nothing": ["/blog?q=igloo"],
  "a filter that finds nothing": ["/portfolio?filter=new&location=palm-desert"],
};

for (const [state, [path, act]] of Object.entries(STATES))
  test(`${state} has no violation @all`, async ({ page }) => {
    await open(page, path);
    await act?.(page);
    expect(await findViolations(page)).toEqual([]);
  });
