import type { Page } from "@playwright/test";
import sharp from "sharp";
import { HEIC_MAX_BYTES, MAX_PHOTOS, PHOTO_MAX_SIDE_PX } from "#app/config/limits.ts";
import { answerJson, test } from "#e2e/support/fake-form-service.ts";
import { expect, open } from "#e2e/support/fixtures.ts";
import {
  expectSent,
  fillIn,
  formStatus,
  INQUIRY,
  inquiryForm,
  openForm,
  send,
} from "#e2e/support/inquiry.ts";

const picker = (page: Page) => inquiryForm(page).getByLabel("Photos");
const progress = (page: Page) => page.locator("#photos-status");

const photo = async (name: string, width = 3000, height = 1500, background = "#cdbfa8") => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer(),
});

test("photos are made smaller and sent", async ({ page, context, formService }) => {
  await openForm(page, formService.url);
  await fillIn(page);
  await context.setOffline(true);
  await picker(page).setInputFiles([
    await photo("kitchen.png"),
    await photo("patio.png", 900, 600, "transparent"),
  ]);
  await expect(progress(page)).toHaveText("2 of 2 ready.");
  await context.setOffline(false);
  await send(page).click();
  await expectSent(page);
  const [inquiry] = formService.inquiries as unknown as Record<string, File>[];
  const sizes: (string | number)[][] = [];
  const whites: (number | undefined)[] = [];
  for (const label of ["Photo 1", "Photo 2"]) {
    const file = inquiry?.[label] as File;
    const jpeg = sharp(await file.arrayBuffer());
    const { format, width, height } = await jpeg.metadata();
    whites.push((await jpeg.stats()).channels[2]?.min);
    sizes.push([file.name, format, width, height]);
  }
  expect(sizes).toEqual([
    ["kitchen.jpg", "jpeg", PHOTO_MAX_SIDE_PX, PHOTO_MAX_SIDE_PX / 2],
    ["patio.jpg", "jpeg", 900, 600],
  ]);
  expect(whites[1], "white where it was transparent").toBe(255);
  await expect(page.getByRole("button", { name: "Remove kitchen.png" })).toHaveCount(0);
});

test("one decoded photo is in memory at a time, and none afterwards @all", async ({ page }) => {
  await page.addInitScript(countOpenBitmaps);
  await open(page, "/contact");
  await picker(page).setInputFiles([
    await photo("one.png", 40, 30),
    await photo("two.png", 40, 30),
  ]);
  await expect(progress(page)).toHaveText("2 of 2 ready.");
  expect(await page.evaluate(() => window.openBitmaps)).toEqual([1, 0, 1, 0]);
});

test("without a form service photos are logged by name and size @all", async ({ page }) => {
  await open(page, "/contact");
  await fillIn(page);
  await picker(page).setInputFiles([await photo("kitchen.png", 40, 30)]);
  await expect(progress(page)).toHaveText("1 of 1 ready.");
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await send(page).click();
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({
    name: INQUIRY.name,
    "Photo 1": expect.stringMatching(/^kitchen\.jpg, \d+ bytes$/),
  });
  await expectSent(page);
});

test("more than five are left out, and each can be removed @all", async ({ page }) => {
  await open(page, "/contact");
  const files = await Promise.all(
    Array.from({ length: MAX_PHOTOS + 2 }, (_, index) => photo(`room-${index}.png`, 40, 30)),
  );
  await picker(page).setInputFiles(files);
  await expect(progress(page)).toHaveText("5 of 5 ready. Up to 5 photos; 2 left out.");
  await page.getByRole("button", { name: "Remove room-3.png" }).click();
  await expect(progress(page)).toHaveText("4 of 4 ready.");
  await expect(picker(page)).toBeFocused();

  await open(page, "/contact");
  await expect(progress(page)).toContainText("Please choose your 4 photos again");
  await picker(page).setInputFiles(files);
  await expect(progress(page)).toHaveText("5 of 5 ready. Up to 5 photos; 2 left out.");
  await fillIn(page);
  await send(page).click();
  await expectSent(page);
  await expect(progress(page)).toHaveText(/^Up to 5\./);
  await open(page, "/contact");
  await expect(progress(page)).toHaveText(/^Up to 5\./);
});

test("a phone's photo that this browser cannot show is sent as it is, and said so @all", async ({
  page,
  formService,
}) => {
  await openForm(page, formService.url);
  await fillIn(page);
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  const tooLarge = Buffer.concat([heic, Buffer.alloc(HEIC_MAX_BYTES)]);
  await picker(page).setInputFiles([
    { name: "IMG_4021.HEIC", mimeType: "image/heic", buffer: heic },
    { name: "IMG_4022.HEIC", mimeType: "image/heic", buffer: tooLarge },
  ]);
  await expect(page.getByText("IMG_4021.HEIC will be sent as it is")).toBeVisible();
  await expect(page.getByText("IMG_4022.HEIC could not be read")).toBeVisible();
  await send(page).click();
  await expectSent(page);
  const [inquiry] = formService.inquiries as unknown as Record<string, File>[];
  expect(inquiry?.["Photo 1"]).toMatchObject({ name: "IMG_4021.HEIC", size: heic.length });
  expect(inquiry).not.toHaveProperty("Photo 2");
});

test("a file that is no photo is reported and not sent @all", async ({ page, formService }) => {
  await openForm(page, formService.url);
  await fillIn(page);
  const broken = {
    name: "broken.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("no photo"),
  };
  await picker(page).setInputFiles([broken, await photo("kitchen.png", 40, 30)]);
  await expect(progress(page)).toHaveText("1 of 2 ready. 1 could not be read.");
  await expect(page.getByText("broken.jpg could not be read")).toBeVisible();
  await send(page).click();
  await expectSent(page);
  const [inquiry] = formService.inquiries;
  expect(Object.keys(inquiry ?? {}).filter((name) => name.startsWith("Photo"))).toEqual([
    "Photo 1",
  ]);
});

test("a service that refuses photos is reported, and nothing is lost @all", async ({
  page,
  formService,
}) => {
  formService.answer = answerJson(413, { error: "too large" });
  await openForm(page, formService.url);
  await fillIn(page);
  await picker(page).setInputFiles(await photo("kitchen.png", 40, 30));
  await send(page).click();
  await expect(formStatus(page)).toContainText("It may go through without the photos");
  await expect(page.getByLabel("Message")).toHaveValue(INQUIRY.message);
  formService.answer = answerJson();
  await page.getByRole("button", { name: "Remove kitchen.png" }).click();
  await send(page).click();
  await expectSent(page);
  expect(Object.keys(formService.inquiries[1] ?? {})).not.toContain("Photo 1");
});

/** It records how many decoded photos are open after each was opened or closed. */
function countOpenBitmaps() {
  window.openBitmaps = [];
  const { createImageBitmap } = window;
  const { close } = ImageBitmap.prototype;
  const note = (change: number) =>
    window.openBitmaps.push((window.openBitmaps.at(-1) ?? 0) + change);
  window.createImageBitmap = async (file: ImageBitmapSource) => {
    const photo = await createImageBitmap(file);
    note(1);
    return photo;
  };
  ImageBitmap.prototype.close = function () {
    note(-1);
    close.call(this);
  };
}

declare global {
  interface Window {
    openBitmaps: number[];
  }
}
