import type { Page } from "@playwright/test";
import { MAX_THUMBNAILS } from "#app/config/limits.ts";
import { swipe } from "#e2e/support/carousel.ts";
import { expect, getWarnings, hold, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { gallery, galleryButton, REVIVAL } from "#e2e/support/locators.ts";
import { findViolations } from "#e2e/support/violations.ts";

const largePhoto = (page: Page) => gallery(page).getByRole("button", { name: "View full screen" });
const thumbnail = (page: Page, number: number) =>
  gallery(page).getByRole("button", { name: new RegExp(`^Photo ${number} of 10: `) });
const viewer = (page: Page) => page.getByRole("dialog", { name: "Project photos, full screen" });

test.use(WITH_MOTION);

test("is 500 px high, wraps around, and has six thumbnails @desktop", async ({ page }) => {
  await open(page, REVIVAL);
  await expect(largePhoto(page)).toHaveCSS("height", "500px");
  const announcement = gallery(page).getByText(/^Photo \d+ of 10$/);
  await expect(gallery(page)).toHaveAttribute("aria-roledescription", "carousel");
  await expect(gallery(page).getByText("1 / 10")).toBeVisible();
  await galleryButton(page, "Previous photo").click();
  await expect(gallery(page).getByText("10 / 10")).toBeVisible();
  await expect(announcement).toHaveText("Photo 10 of 10");
  const caption = gallery(page).locator("p.caption").first();
  await expect(caption).toHaveText("A walnut vanity that clears the floor");
  await galleryButton(page, "Next photo").click();
  await expect(gallery(page).getByText("1 / 10")).toBeVisible();
  await expect(announcement).toHaveText("Photo 1 of 10");
  await expect(galleryButton(page, "Next photo")).toBeFocused();

  const all = gallery(page).getByRole("button", { name: /^Photo \d+ of 10: ./ });
  await expect(all).toHaveCount(MAX_THUMBNAILS);
  await thumbnail(page, 2).click();
  await expect(thumbnail(page, 2), "says what it shows").toHaveAccessibleName(
    `Photo 2 of 10: ${await caption.textContent()}`,
  );
  await thumbnail(page, 1).click();
  await expect(thumbnail(page, 1)).toHaveAttribute("aria-current", "true");
  await thumbnail(page, 3).click();
  await expect(gallery(page).getByText("3 / 10")).toBeVisible();
  await expect(thumbnail(page, 3)).toHaveAttribute("aria-current", "true");
  await expect(thumbnail(page, 1)).toHaveAttribute("aria-current", "false");
  await expect(largePhoto(page).getByRole("img", { includeHidden: true })).toHaveAttribute(
    "src",
    /midcentury-kitchen-1/,
  );

  const tile = gallery(page).getByText("+4 more", { exact: true });
  await tile.click();
  await expect(gallery(page).getByText("7 / 10")).toBeVisible();
  await expect(tile).toHaveAttribute("aria-current", "true");
  await expect(thumbnail(page, 1)).toHaveAttribute("aria-current", "false");
});

test("a dot of the plan shows what the camera saw there, and is marked @phone", async ({
  page,
}) => {
  await open(page, REVIVAL);
  const dot = (name: string) => gallery(page).getByRole("link", { name: `Photo: ${name}` });
  const [living, kitchen] = [dot("The living room, open to the pool"), dot("Eucalyptus")];
  await expect(gallery(page).getByRole("img", { name: /^Plan of the home/ })).toBeVisible();
  await expect(gallery(page).getByRole("link")).toHaveCount(10);
  await expect(living).toHaveAttribute("aria-current", "true");
  const { width, height } = (await kitchen.boundingBox()) ?? {};
  expect([width, height]).toEqual([44, 44]);
  await kitchen.click();
  await expect(viewer(page).getByText("Eucalyptus on the island")).toBeVisible();
  await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 8 of 10");
  await page.keyboard.press("Escape");
  await expect(kitchen).toBeFocused();
  await expect(kitchen).toHaveAttribute("aria-current", "true");
  await expect(living).toHaveAttribute("aria-current", "false");
  expect(await findViolations(page)).toEqual([]);
});

test("shows a spinner for as long as a photo takes @desktop @all", async ({ page }) => {
  const release = await hold(page, /midcentury-bath-1-\w+-(?!thumbnail)/);
  await open(page, REVIVAL);
  const loading = gallery(page).getByRole("status", { name: "Loading photo" });
  await expect(loading).toHaveCount(0);
  await galleryButton(page, "Previous photo").click();
  await expect(loading).toBeVisible();
  release();
  await expect(loading).toHaveCount(0);
});

test("replaces what fails by luxury or contemporary @desktop @all", async ({ page }) => {
  await page.route(/midcentury-living-2/, (route) => route.abort());
  await open(page, REVIVAL);
  const second = thumbnail(page, 2);
  await second.scrollIntoViewIfNeeded();
  await expect(second.locator("img")).toHaveAttribute("src", "/fallback/contemporary.jpg");
  await second.click();
  await expect(largePhoto(page).locator("img")).toHaveAttribute("src", "/fallback/luxury.jpg");
  await expect(gallery(page).getByRole("status", { name: "Loading photo" })).toHaveCount(0);
  expect((await getWarnings(page)).join()).toContain("midcentury-living-2");
  await galleryButton(page, "Next photo").click();
  await expect(largePhoto(page).locator("img")).toHaveAttribute("src", /midcentury-kitchen-1/);
});

test("follows a finger on a phone, as does the viewer @phone", async ({ page }) => {
  await open(page, REVIVAL);
  const [box, viewport] = [await largePhoto(page).boundingBox(), page.viewportSize()];
  expect(box?.width).toBeLessThanOrEqual(viewport?.width ?? 0);
  for (const width of [320, viewport?.width ?? 0]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(largePhoto(page)).toHaveCSS("height", "500px");
    const isUpright = (image: Element) => /-portrait-/.test((image as HTMLImageElement).currentSrc);
    await expect.poll(() => largePhoto(page).locator("img").evaluate(isUpright)).toBe(true);
  }

  await swipe(largePhoto(page), -160);
  await expect(gallery(page).getByText("2 / 10")).toBeVisible();
  await swipe(largePhoto(page), 160);
  await expect(gallery(page).getByText("1 / 10")).toBeVisible();
  await expect(viewer(page)).toHaveCount(0);
  // The first touch after a swipe may only stop its momentum.
  await expect(async () => {
    await largePhoto(page).tap();
    await expect(viewer(page)).toBeVisible({ timeout: 1000 });
  }).toPass();

  const place = viewer(page).getByText(/^Photo \d+ of \d+$/);
  await swipe(viewer(page).getByRole("img"), -160);
  await expect(place).toHaveText("Photo 2 of 10");
  await swipe(viewer(page).getByRole("img"), 20);
  await expect(place).toHaveText("Photo 2 of 10");
});

test("a double tap fills the viewer's height, and the photo pans sideways @phone", async ({
  page,
}) => {
  await open(page, REVIVAL);
  await largePhoto(page).click();
  const photo = viewer(page).getByRole("img");
  const frame = photo.locator("xpath=ancestor::div[1]");
  const room = () => frame.evaluate((box) => box.scrollWidth - box.clientWidth);
  await expect.poll(room).toBe(0);
  await photo.dblclick();
  await expect.poll(room).toBeGreaterThan(200);
  await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(100);
  const [whole, shown] = [await frame.boundingBox(), await photo.boundingBox()];
  expect(shown?.height).toBe(whole?.height);
  await viewer(page).getByRole("button", { name: "Next photo" }).click();
  await expect.poll(room, "the next photo is whole").toBe(0);
});

test("the viewer moves and closes by keys and buttons @desktop", async ({ page }) => {
  await open(page, REVIVAL);
  await largePhoto(page).press("Enter");
  await expect(viewer(page)).toBeVisible();
  await expect(viewer(page).getByRole("button", { name: "Close" })).toBeFocused();
  await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 1 of 10");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 10 of 10");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 2 of 10");
  await expect(viewer(page).getByRole("img")).toHaveAttribute("src", /midcentury-living-2/);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expect(largePhoto(page)).toBeFocused();
  await expect(gallery(page).getByText("2 / 10")).toBeVisible();

  await galleryButton(page, "Previous photo").click();
  await expect(gallery(page).getByText("1 / 10")).toBeVisible();
  await largePhoto(page).click();
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  await viewer(page).getByRole("button", { name: "Next photo" }).click();
  await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 2 of 10");
  await viewer(page).getByRole("button", { name: "Previous photo" }).click();
  await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 1 of 10");
  await viewer(page).getByRole("button", { name: "Close" }).click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
  await expect(largePhoto(page)).toBeFocused();
});

test("the viewer shows whole photos on the smallest phone @phone @all", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, REVIVAL);
  await largePhoto(page).click();
  await expect(viewer(page).getByRole("img")).toHaveCSS("object-fit", "contain");
  for (const name of ["Close", "Previous photo", "Next photo"])
    await expect(viewer(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() => viewer(page).evaluate((dialog) => dialog.scrollHeight))
    .toBeLessThanOrEqual(568);
});
