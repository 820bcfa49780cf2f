import type { Page } from "@playwright/test";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import { PDF_READER, printToPicture, readQrCode } from "#e2e/support/qr-code.ts";
import { BUSINESS, CONTENT } from "#e2e/support/site.ts";

const [entry] = CONTENT.originals;
if (!entry) throw new Error("The sample has no originals page.");
const { path, title, pairs, agent } = entry;
const URL_ON_PAPER = `${BUSINESS.website}${path}`;
const CAPTION = `Virtually staged. Original, unaltered photo: ${URL_ON_PAPER}`;

const main = (page: Page) => page.getByRole("main");
const qrCode = (page: Page) => main(page).getByRole("img", { name: "QR code" });

test("an originals page shows each altered picture with its original and what was changed", async ({
  page,
}) => {
  await open(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(main(page).getByText("has been digitally altered")).toBeVisible();
  const labels = main(page).getByRole("figure").locator("figcaption b");
  await expect(labels).toHaveText(pairs.flatMap(() => ["Virtually staged", "Original"]));
  for (const { changed } of pairs) await expect(main(page).getByText(changed)).toBeVisible();
  await expect(main(page).getByText(`for ${agent}`)).toBeVisible();
  await expect(main(page).getByRole("link", { name: BUSINESS.email })).toBeVisible();
  await expect(main(page).getByText(CAPTION)).toBeVisible();
  await expect(qrCode(page)).toBeVisible();
});

test("on a phone the altered picture comes first, on a desktop they are side by side @all", async ({
  page,
}) => {
  const pictures = main(page).getByRole("figure").getByRole("img");
  const findBoxes = async () => {
    const [altered, original] = [
      await pictures.first().boundingBox(),
      await pictures.nth(1).boundingBox(),
    ];
    if (!altered || !original) throw new Error("a picture is not shown");
    return { altered, original };
  };
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, path);
  const narrow = await findBoxes();
  expect(narrow.original.y).toBeGreaterThan(narrow.altered.y + narrow.altered.height);
  expect(narrow.altered.width).toBeGreaterThan(330);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(async () => {
    const wide = await findBoxes();
    expect(wide.original.y).toBe(wide.altered.y);
    expect(wide.original.x).toBeGreaterThan(wide.altered.x + wide.altered.width);
    expect(wide.altered.width).toBeGreaterThan(600);
  }).toPass();
});

test("the caption is copied, and the QR code downloaded @all", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, path);
  await main(page).getByRole("button", { name: "Copy caption" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Caption copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CAPTION);
  const download = page.waitForEvent("download");
  await main(page).getByRole("link", { name: "Download the QR code" }).click();
  expect((await download).suggestedFilename()).toBe("12-agave-court.svg");
});

test("the QR code is read from the screen @all", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await qrCode(page).scrollIntoViewIfNeeded();
    await expect.poll(() => qrCode(page).evaluate(hasLoaded)).toBe(true);
    expect(await readQrCode(await page.screenshot()), `${width} px`).toBe(URL_ON_PAPER);
  }
});

test("it prints on one page, with the caption and a QR code that is read from paper @all", async ({
  page,
}) => {
  await open(page, path);
  const sheet = await page.pdf({ format: "Letter" });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(main(page).getByText(CAPTION)).toBeVisible();
  await expect(qrCode(page)).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Copy caption" })).toBeHidden();
  test.skip(!PDF_READER, "Nothing here reads a PDF.");
  expect(await readQrCode(await printToPicture(sheet))).toBe(URL_ON_PAPER);
});

test("pages that speak of it lead to it @all", async ({ page }) => {
  for (const from of ["/services/virtual-staging", "/for-agents", "/blog/4", "/faq"]) {
    await open(page, from);
    await expect(main(page).locator(`a[href="${path}"]`), from).not.toHaveCount(0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an originals page is complete but for its button @all", async ({ page }) => {
    await page.goto(path);
    await expect(main(page).getByRole("figure")).toHaveCount(2 * pairs.length);
    await expect(main(page).getByText(CAPTION)).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Copy caption" })).toBeHidden();
  });
});

const hasLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
