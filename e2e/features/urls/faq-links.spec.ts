import type { Page } from "@playwright/test";
import {
  expect,
  holdScripts,
  open,
  test,
  WITH_MOTION,
  waitForHydration,
} from "#e2e/support/fixtures.ts";
import { filter, openQuestions, question, questions } from "#e2e/support/locators.ts";
import { CONTENT } from "#e2e/support/site.ts";

const PRICES = CONTENT.faqs.filter(({ category }) => category === "pricing").length;
const LINKED = "/faq#how-long-does-a-staging-contract-run";

test.use(WITH_MOTION);

const linked = (page: Page) => question(page, "How long does a staging contract run?");

test("a link opens its answer, as does a change of the #", async ({ page }) => {
  await open(page, LINKED);
  await expect(linked(page)).toHaveAttribute("open");
  await expect(linked(page)).toBeInViewport();
  await expect(openQuestions(page)).toHaveCount(1);

  await page.evaluate(() => {
    window.location.hash = "which-areas-do-you-serve";
  });
  const areas = question(page, "Which areas do you serve?");
  await expect(areas).toHaveAttribute("open");
  await expect(areas).toBeInViewport();
  await expect(openQuestions(page)).toHaveCount(1);

  await filter(page, "Pricing").click();
  await expect(questions(page)).toHaveCount(PRICES);
  await expect(linked(page)).toHaveCount(0);
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    LINKED.replace(/.*#/, ""),
  );
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(linked(page)).toHaveAttribute("open");
  await expect(linked(page)).toBeInViewport();
});

test("a link to an answer of another category shows it, among all", async ({ page }) => {
  await open(page, LINKED.replace("#", "?category=pricing#"));
  await expect(linked(page)).toHaveAttribute("open");
  await expect(linked(page)).toBeInViewport();
  await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(questions(page)).toHaveCount(CONTENT.faqs.length);

  await filter(page, "Pricing").click();
  await expect(questions(page)).toHaveCount(PRICES);
  await expect(linked(page)).toHaveCount(0);
});

test("a link is offered with each answer @all", async ({ page }) => {
  await open(page, "/faq");
  await questions(page).nth(3).locator("summary").click();
  await page.getByRole("link", { name: "Link to this answer" }).click();
  await expect(page).toHaveURL(/\/faq#how-much-does-home-staging-cost$/);
  await expect(questions(page).nth(3)).toHaveAttribute("open");
});

test("a link to nothing leaves every question closed @all", async ({ page }) => {
  for (const hash of ["#no-such-question", "#%E0%A4%A", "#"]) {
    await page.goto("about:blank");
    await open(page, `/faq${hash}`);
    await expect(questions(page), hash).toHaveCount(CONTENT.faqs.length);
    await expect(openQuestions(page), hash).toHaveCount(0);
  }
});

test("a question opened before React arrives is still open after filtering @all", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/faq", { waitUntil: "domcontentloaded" });
  await questions(page).nth(3).locator("summary").click();
  release();
  await waitForHydration(page);
  await filter(page, "Pricing").click();
  await expect(questions(page)).toHaveCount(PRICES);
  await expect(questions(page).first()).toHaveAttribute("open");
});
