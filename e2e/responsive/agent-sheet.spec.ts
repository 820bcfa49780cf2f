import type { Page } from "@playwright/test";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import { REVIVAL } from "#e2e/support/locators.ts";
import { PDF_READER, printToPicture, readQrCode } from "#e2e/support/qr-code.ts";
import { BUSINESS, CONTENT } from "#e2e/support/site.ts";

const AGENT = { Agent: "Ana Ruiz", Brokerage: "Date Palm Realty", Phone: "(760) 555-0177" };

const dialog = (page: Page) => page.getByRole("dialog", { name: "Print this home" });
const onPaper = (page: Page) => page.getByRole("complementary", { name: "Facts" });
const press = (page: Page) => page.getByRole("button", { name: "Print this home" }).click();

/** A headless browser has no window for it. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => {
      Object.assign(window, { prints: Number(Reflect.get(window, "prints") ?? 0) + 1 });
    };
  }),
);

const countPrints = (page: Page) => page.evaluate(() => Reflect.get(window, "prints") ?? 0);

async function fillInAndPrint(page: Page) {
  await press(page);
  for (const [label, value] of Object.entries(AGENT))
    await dialog(page).getByLabel(label).fill(value);
  await dialog(page).getByRole("button", { name: "Print" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => countPrints(page)).toBe(1);
}

test("a home prints with the agent's name, who is remembered until the browser forgets @phone", async ({
  page,
}) => {
  const asked: string[] = [];
  await open(page, REVIVAL);
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await fillInAndPrint(page);
  await page.emulateMedia({ media: "print" });
  for (const value of Object.values(AGENT))
    await expect(onPaper(page).getByText(value)).toBeVisible();
  await expect(onPaper(page).getByRole("img", { name: "QR code" })).toBeVisible();
  await expect(page.getByText("Print this home")).toBeHidden();
  expect(
    asked.filter((each) => !/^GET [^?]*$/.test(each)),
    "nothing is sent",
  ).toEqual([]);

  await page.emulateMedia({ media: "screen" });
  await expect(onPaper(page).getByText(AGENT.Agent)).toBeHidden();
  await open(page, REVIVAL);
  await press(page);
  for (const [label, value] of Object.entries(AGENT))
    await expect(dialog(page).getByLabel(label)).toHaveValue(value);
  await dialog(page).getByRole("button", { name: "Forget" }).click();
  for (const label of Object.keys(AGENT))
    await expect(dialog(page).getByLabel(label)).toHaveValue("");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("the dialog closes by its button and by Escape, and gives the focus back @all", async ({
  page,
}) => {
  await open(page, REVIVAL);
  await press(page);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Print this home" })).toBeFocused();
  await press(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await press(page);
  await dialog(page).getByLabel("Agent").fill("Ana");
  await dialog(page).getByRole("button", { name: "Forget" }).click();
  await expect(dialog(page).getByLabel("Agent")).toHaveValue("");
  expect(await countPrints(page)).toBe(0);
});

test("if the QR code does not come, the home prints without it @all", async ({ page }) => {
  await page.route("**/qr/**", (route) => route.abort());
  await open(page, REVIVAL);
  await fillInAndPrint(page);
});

for (const [index, { path }] of CONTENT.projects.entries())
  test(`the sheet of ${path} has two pages, and a QR code that is read from paper @desktop @all`, async ({
    page,
  }) => {
    await open(page, path);
    await fillInAndPrint(page);
    const sheet = await page.pdf({ format: index % 2 ? "A4" : "Letter" });
    expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    if (PDF_READER)
      expect(await readQrCode(await printToPicture(sheet))).toBe(BUSINESS.website + path);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button, and the page prints as it is @all", async ({ page }) => {
    await page.goto(REVIVAL);
    await expect(page.getByText("Print this home")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(onPaper(page).getByText("Building style")).toBeVisible();
  });
});
