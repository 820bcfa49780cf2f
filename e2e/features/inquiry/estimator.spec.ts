import type { Page } from "@playwright/test";
import { getMeasures } from "#app/model/pricing/measures.ts";
import {
  type Answers,
  calculatePriceRange,
  formatPrice,
  formatPriceRange,
} from "#app/model/pricing/prices.ts";
import { expect, holdScripts, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { INQUIRY, inquiryForm, SENT_TEXT } from "#e2e/support/inquiry.ts";
import { findTooWide } from "#e2e/support/layout.ts";
import { CONTENT } from "#e2e/support/site.ts";

const estimator = (page: Page) => page.getByRole("region", { name: "What would staging cost?" });
const result = (page: Page) =>
  estimator(page).getByRole("status", { name: "What would staging cost?" });
const use = (page: Page) => estimator(page).getByRole("button", { name: "Use this in my inquiry" });
const taken = (page: Page) => page.locator("[name=estimate]");

const { estimate } = CONTENT;
if (!estimate) throw new Error("The sample has no estimate.yml.");
const { rates, period, note } = estimate;
const { sign } = getMeasures(CONTENT.business);

const createTextPattern = (price: string) => new RegExp(`^About ${price.replaceAll("$", "\\$")} `);

const formatEstimate = (answers: Partial<Answers> = {}) =>
  formatPriceRange(
    calculatePriceRange(rates, { kind: "vacant", size: 1, rooms: 5, outdoor: false, ...answers }),
    sign,
  );

test("follows every answer, and shows how it is figured", async ({ page }) => {
  await open(page, "/contact");
  await expect(result(page)).toHaveText(`About ${formatEstimate()} ${period}. ${note}`);
  const status = await result(page).elementHandle();
  const prices = [await result(page).textContent()];
  const change = async (answer: Promise<unknown>) => {
    await answer;
    await expect(result(page)).not.toHaveText(prices.at(-1) ?? "");
    prices.push(await result(page).textContent());
  };
  await change(estimator(page).getByRole("radio", { name: "Occupied" }).check());
  await expect(result(page)).toContainText(formatEstimate({ kind: "occupied" }));
  await change(estimator(page).getByRole("radio", { name: "Luxury" }).check());
  await change(estimator(page).getByRole("radio", { name: "New construction" }).check());
  await change(estimator(page).getByLabel("Size").selectOption("More than 4,000"));
  await change(estimator(page).getByLabel("Rooms to stage").selectOption("12"));
  await change(estimator(page).getByLabel("patio").check());
  await expect(result(page)).toContainText(
    formatEstimate({
      kind: "new-construction",
      size: rates.sizes.length,
      rooms: 12,
      outdoor: true,
    }),
  );
  expect(new Set(prices).size).toBe(prices.length);
  const isSame = await result(page).evaluate((now, before) => now === before, status);
  expect(isSame, "it is announced by one status that stays").toBe(true);

  const table = estimator(page).getByRole("table");
  await expect(table).toBeHidden();
  await estimator(page).getByText("How we figure it").click();
  await expect(
    table.getByRole("row", { name: `Each room + ${formatPrice(rates.perRoom, sign)}` }),
  ).toBeVisible();
});

test("starts with the kind of home that a link names @all", async ({ page }) => {
  await open(page, "/contact?service=occupied");
  await expect(estimator(page).getByRole("radio", { name: "Occupied" })).toBeChecked();
  await expect(result(page)).toContainText(formatEstimate({ kind: "occupied" }));
  await open(page, "/contact?service=luxury-home-staging");
  await expect(result(page)).toContainText(formatEstimate({ kind: "luxury" }));
});

test("counts what was chosen before hydration @all", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await estimator(page).getByRole("radio", { name: "Occupied" }).check();
  release();
  await expect(result(page)).toContainText(formatEstimate({ kind: "occupied" }));
});

test.describe("where things move", () => {
  test.use(WITH_MOTION);

  test("is one link away from the form and from the FAQ @all", async ({ page }) => {
    await open(page, "/contact");
    await inquiryForm(page).getByRole("link", { name: "What would staging cost?" }).click();
    await expect(result(page)).toBeInViewport();
    await open(page, "/faq#how-much-does-home-staging-cost");
    await page.getByRole("link", { name: "the estimator" }).click();
    await expect(page).toHaveURL("/contact#estimate");
    await expect(estimator(page).getByRole("heading")).toBeInViewport();
  });
});

test("fits a small phone @all", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/contact");
  await estimator(page).getByText("How we figure it").click();
  await use(page).click();
  await expect(page.locator("p").filter({ has: taken(page) })).toBeVisible();
  await expect.poll(() => page.evaluate(findTooWide)).toEqual([]);
});

test("added to the inquiry, it fills in the property and is sent @all", async ({ page }) => {
  await open(page, "/contact");
  await estimator(page).getByRole("radio", { name: "New construction" }).check();
  await estimator(page).getByLabel("patio").check();
  await use(page).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Estimate added" })).toBeVisible();
  await page.getByLabel("Name").fill(INQUIRY.name);
  await page.getByLabel("Email").fill(INQUIRY.email);
  await page.getByLabel("Message").fill(INQUIRY.message);
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({
    propertyStatus: "new-construction",
    outdoorStaging: "yes",
    squareFootage: "1,501 to 2,000",
    estimate: `About ${formatEstimate({ kind: "new-construction", outdoor: true })} ${period} (new construction, 5 rooms, 1,501 to 2,000 sq ft, with outdoors)`,
  });
  await expect(page.getByText(SENT_TEXT).first()).toBeVisible();
  await expect(taken(page)).toHaveCount(0);
});

test("added to the inquiry, it can be removed and replaced @all", async ({ page }) => {
  await open(page, "/contact");
  await use(page).click();
  await expect(page.getByText(`Estimate: About ${formatEstimate()}`)).toBeVisible();
  await page.getByRole("button", { name: "Remove the estimate" }).click();
  await expect(page.getByLabel("Message")).toBeFocused();
  await expect(taken(page)).toHaveCount(0);
  await open(page, "/contact");
  await expect(page.getByText(/^Estimate: About/)).toHaveCount(0);

  await page.getByLabel("Name").fill(INQUIRY.name);
  await use(page).click();
  await expect(page.getByLabel("Message")).toBeFocused();
  await open(page, "/contact");
  await expect(taken(page)).toHaveValue(createTextPattern(formatEstimate()));
  await expect(inquiryForm(page).getByRole("radio", { name: "Vacant" })).toBeChecked();
  await estimator(page).getByRole("radio", { name: "Occupied" }).check();
  await use(page).click();
  await expect(taken(page)).toHaveValue(createTextPattern(formatEstimate({ kind: "occupied" })));
  await expect(inquiryForm(page).getByRole("radio", { name: "Occupied" })).toBeChecked();
});
