import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { readBuiltPage } from "#e2e/support/built-pages.ts";
import {
  DAY,
  expect,
  holdScripts,
  startScripts,
  test,
  waitForHydration,
} from "#e2e/support/fixtures.ts";
import { filter, gallery, galleryButton, REVIVAL } from "#e2e/support/locators.ts";

/** These are milliseconds; at 0 the press comes during the hydrated event. */
const MOMENTS = [-300, -20, 0, 20];

const ABOUT_TITLE = readBuiltPage("/about").title ?? "";

const main = (page: Page) => page.getByRole("main");
const question = (page: Page) => main(page).locator("summary").first();
const emptyRoom = (page: Page) => main(page).locator("button[aria-pressed]").first();
const category = (page: Page) =>
  main(page).locator(".filter-buttons button:nth-of-type(2)").first();

const expectOpen = (page: Page) => expect(page.locator("details[open]")).toHaveCount(1);
const expectPressed = (page: Page) =>
  expect(category(page)).toHaveAttribute("aria-pressed", "true");

const PRESSES = [
  { what: "a question", path: "/faq", target: question, expectAnswer: expectOpen },
  { what: "a filter", path: "/portfolio", target: category, expectAnswer: expectPressed },
  { what: "a photo's category", path: "/", target: category, expectAnswer: expectPressed },
  {
    what: "the empty room",
    path: "/",
    target: emptyRoom,
    expectAnswer: (page: Page) => expect(emptyRoom(page)).toHaveAttribute("aria-pressed", "true"),
  },
  {
    what: "the next quote",
    path: "/",
    target: (page: Page) => filter(page, "Next quote"),
    expectAnswer: (page: Page) =>
      expect(page.getByRole("button", { name: /^Quote 2 of/ })).toHaveAttribute(
        "aria-current",
        "true",
      ),
  },
  {
    what: "the next photo",
    path: REVIVAL,
    target: (page: Page) => galleryButton(page, "Next photo"),
    expectAnswer: (page: Page) => expect(gallery(page).getByText("2 / 10")).toBeVisible(),
  },
  {
    what: "the estimate",
    path: "/contact",
    target: (page: Page) => filter(page, "Use this in my inquiry"),
    expectAnswer: (page: Page) => expect(page.getByLabel("Name")).toBeFocused(),
  },
  {
    what: "a link to filtered homes",
    path: "/",
    target: (page: Page) => main(page).locator('a[href^="/portfolio?"]').first(),
    expectAnswer: async (page: Page) => {
      await expect(page).toHaveURL(/\/portfolio\?filter=/);
      await expect(main(page).getByRole("button", { pressed: true })).not.toHaveText([
        /^All/,
        /^All/,
      ]);
    },
  },
];

for (const { what, path, target, expectAnswer } of PRESSES)
  test(`${what} on ${path} answers a press at any moment @all`, async ({ page }) => {
    for (const moment of MOMENTS)
      await test.step(`${moment} ms after hydration`, async () => {
        const release = await holdScripts(page);
        await page.clock.setFixedTime(DAY);
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await page.evaluate(startScripts);
        await pressAt(target(page), moment, release);
        // Before hydration, a link loads a new document, which data-hydrated survives.
        await expect(page.locator("html")).toHaveAttribute("data-hydrated");
        await expectAnswer(page);
        await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
        await expect(page).toHaveTitle(ABOUT_TITLE);
        await page.unrouteAll();
      });
  });

async function pressAt(target: Locator, moment: number, release: () => void) {
  if (moment < 0) {
    await target.click();
    await setTimeout(-moment);
    release();
  } else if (moment === 0) {
    await target.evaluate((element: HTMLElement) =>
      window.addEventListener("hydrated", () => element.click()),
    );
    release();
  } else {
    release();
    await waitForHydration(target.page());
    await setTimeout(moment);
    await target.click();
  }
}
