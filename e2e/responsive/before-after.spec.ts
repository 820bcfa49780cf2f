import type { Page } from "@playwright/test";
import { expect, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";

const slider = (page: Page) => page.getByRole("slider").first();

const gestures = (page: Page) =>
  slider(page).evaluate((input) =>
    (input.parentElement?.getAnimations() ?? []).map(
      (animation) => (animation as CSSAnimation).animationName,
    ),
  );

test.use(WITH_MOTION);

test("the first slider in view draws its line, and keeps its value @phone", async ({ page }) => {
  await open(page, "/");
  expect(await gestures(page)).toEqual([]);
  await slider(page).scrollIntoViewIfNeeded();
  await expect.poll(() => gestures(page)).toEqual(["draw-line"]);
  await expect(slider(page)).toHaveValue("50");
  await expect.poll(() => gestures(page)).toEqual([]);
});

test("no line is drawn where motion is unwanted @desktop @all", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await slider(page).scrollIntoViewIfNeeded();
  await expect(slider(page)).toBeInViewport();
  expect(await gestures(page)).toEqual([]);
});

test("a rendered room says so on the photo, wherever the line stands @phone", async ({ page }) => {
  await open(page, "/services/virtual-staging");
  const photo = await slider(page).boundingBox();
  const tag = page
    .getByRole("main")
    .locator("figure")
    .getByText("Virtually staged", { exact: true });
  for (const percent of ["0", "50", "100"]) {
    await slider(page).fill(percent);
    await expect
      .poll(async () => {
        const { x = 0, width = 0 } = (await tag.first().boundingBox()) ?? {};
        return x >= (photo?.x ?? 0) && x + width <= (photo?.x ?? 0) + (photo?.width ?? 0);
      }, `at ${percent} %`)
      .toBe(true);
  }
});
