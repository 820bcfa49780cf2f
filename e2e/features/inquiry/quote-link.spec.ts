import type { Page } from "@playwright/test";
import { getMeasures } from "#app/model/pricing/measures.ts";
import { type Answers, calculatePriceRange, formatPriceRange } from "#app/model/pricing/prices.ts";
import { sendTo, test } from "#e2e/support/fake-form-service.ts";
import { expect, open } from "#e2e/support/fixtures.ts";
import { fillIn, inquiryForm, send } from "#e2e/support/inquiry.ts";
import { CONTENT } from "#e2e/support/site.ts";

const estimator = (page: Page) => page.getByRole("region", { name: "What would staging cost?" });
const price = (page: Page) => estimator(page).getByRole("status");
const copy = (page: Page) => estimator(page).getByRole("button", { name: "Copy link" });

const formatEstimate = (answers: Answers) => {
  if (!CONTENT.estimate) throw new Error("The sample has no estimate.yml.");
  const range = calculatePriceRange(CONTENT.estimate.rates, answers);
  return formatPriceRange(range, getMeasures(CONTENT.business).sign);
};

const LINKED = formatEstimate({ kind: "luxury", size: 1, rooms: 7, outdoor: true });
const USUAL = formatEstimate({ kind: "vacant", size: 1, rooms: 5, outdoor: false });
const NAMES = "For Ana, from Tom (Compass)";

test("a link that an agent sends opens with its answers and its names", async ({ page }) => {
  await open(
    page,
    "/contact?kind=luxury&size=1800&rooms=7&outdoor=yes&for=Ana&from=Tom+%28Compass%29#estimate",
  );
  await expect(price(page)).toContainText(LINKED);
  await expect(estimator(page).getByText(NAMES)).toBeVisible();
  await expect(estimator(page).getByRole("radio", { name: "Luxury" })).toBeChecked();
  await expect(estimator(page).getByLabel("Size")).toHaveValue("1,501 to 2,000");
  await expect(estimator(page).getByLabel("Rooms to stage")).toHaveValue("7");
  await expect(estimator(page).getByLabel("patio")).toBeChecked();
});

test("what is wrong in a link is ignored, and its HTML knows nothing of it @all", async ({
  page,
  request,
}) => {
  const wrong = "/contact?kind=castle&size=large&rooms=99&for=%3Cb%3EAna%3C%2Fb%3E&from=Tom";
  await open(page, wrong);
  await expect(estimator(page).getByText("From Tom", { exact: true })).toBeVisible();
  await expect(price(page)).toContainText(USUAL);
  expect(await (await request.get(wrong)).text()).not.toContain("Tom");
});

test("a link is made of what is chosen, and the message names it @all", async ({
  page,
  context,
  formService,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/contact");
  await estimator(page).getByRole("radio", { name: "Luxury" }).check();
  await estimator(page).getByLabel("Rooms to stage").selectOption("7");
  await estimator(page).getByLabel("patio").check();
  await estimator(page).getByText("Add names to the link").click();
  await estimator(page).getByLabel("For").fill("Ana");
  await estimator(page).getByLabel("From").fill("Tom (Compass)");
  await copy(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await open(page, link);
  await expect(price(page)).toContainText(LINKED);
  await expect(estimator(page).getByText(NAMES)).toBeVisible();
  await sendTo(inquiryForm(page), formService.url);
  await fillIn(page);
  await send(page).click();
  await expect.poll(() => formService.inquiries).toHaveLength(1);
  expect(formService.inquiries[0]).toMatchObject({ "Quote link": link });
});

test("where the clipboard is forbidden, the link is shown for copying @all", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"));
  });
  await open(page, "/contact");
  const [dialog] = await Promise.all([
    page.waitForEvent("dialog"),
    copy(page).click({ noWaitAfter: true }),
    page.once("dialog", (shown) => shown.dismiss()),
  ]);
  expect(dialog.defaultValue()).toContain("/contact?kind=vacant&rooms=5&size=2000#estimate");
});
