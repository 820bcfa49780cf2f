import type { Locator, Page } from "@playwright/test";
import { capitalize } from "#app/lib/text/format.ts";
import { dot, getVisibleShares, swipe } from "#e2e/support/carousel.ts";
import { expect, open, test, WITH_MOTION, WITHOUT_MOTION } from "#e2e/support/fixtures.ts";
import { gallery } from "#e2e/support/locators.ts";
import { CONTENT } from "#e2e/support/site.ts";

const PHOTOS = CONTENT.gallery.length;
const KITCHENS = CONTENT.gallery.filter(({ category }) => category === "kitchen").length;

const rooms = (page: Page) => page.getByRole("region", { name: "Rooms" });
const tiles = (page: Page) => rooms(page).getByRole("listitem");
const filter = (page: Page, name: string) =>
  rooms(page).getByRole("group", { name: "Filter by room" }).getByRole("button", { name });

test.use(WITH_MOTION);

test.describe("its photos @desktop", () => {
  test.use(WITHOUT_MOTION);

  test("a category keeps only its photos, in three columns", async ({ page }) => {
    await open(page, "/");
    const labels = await rooms(page).getByRole("group").first().getByRole("button").allInnerTexts();
    const categories = CONTENT.gallery.map(({ category }) => capitalize(category));
    expect(new Set(labels)).toEqual(new Set(["All", ...categories]));
    expect(labels[0]).toBe("All");
    await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "true");
    await expect(tiles(page)).toHaveCount(PHOTOS);
    const whole = await boxes(page);
    expect(new Set(whole.map(({ left }) => left)).size, "columns").toBe(3);
    const row = whole[0]?.height ?? 0;
    expect(
      whole.map(({ height }) => height > row * 1.9),
      "the second and eighth are tall",
    ).toEqual(Array.from({ length: PHOTOS }, (_, index) => index === 1 || index === 7));

    await filter(page, "Kitchen").click();
    await expect(tiles(page)).toHaveCount(KITCHENS);
    for (const tile of await tiles(page).all())
      await expect(tile.locator("figcaption")).toContainText("Kitchen");
    await expect(rooms(page).getByRole("status")).toHaveText(
      `Showing ${KITCHENS} of ${PHOTOS} photos: Kitchen`,
    );
    await expect(filter(page, "Kitchen")).toHaveAttribute("aria-pressed", "true");
    await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "false");
    await expect(filter(page, "Kitchen")).toBeFocused();

    for (const { height } of await boxes(page)) expect(height).toBeCloseTo(row, 0);
    await expect(rooms(page)).not.toHaveAttribute("aria-roledescription");
    await expect(rooms(page).getByRole("button", { name: "Next photo" })).toBeHidden();

    await filter(page, "All").click();
    await expect(tiles(page)).toHaveCount(PHOTOS);
    await expect(rooms(page).getByRole("status")).toHaveText(`Showing all ${PHOTOS} photos`);
  });

  test("a photo opens its project under its title, at that photo @all", async ({ page }) => {
    await open(page, "/");
    for (const tile of await tiles(page).all()) {
      const title = await tile.locator("figcaption span").textContent();
      const city = (title ?? "").split(", ")[1]?.toLowerCase().replace(" ", "-");
      await expect(tile.getByRole("link", { name: title ?? "" })).toHaveAttribute(
        "href",
        new RegExp(`^/portfolio/${city}-home-staging/[a-z-]+(#photo-\\d+)?$`),
      );
    }

    await filter(page, "Kitchen").click();
    await expect(tiles(page)).toHaveCount(KITCHENS);
    await tiles(page).nth(0).getByRole("link").click();
    await expect(gallery(page)).toBeVisible();
    await page.goBack();
    const link = tiles(page).filter({ hasText: "Poolside at dusk" }).getByRole("link");
    const path = (await link.getAttribute("href")) ?? "";
    expect(path).toMatch(/desert-oasis-luxury#photo-6$/);
    await link.click();
    await expect(gallery(page).getByText("6 / 10")).toBeVisible();
    await page.goto("about:blank");
    await open(page, path);
    await expect(gallery(page).getByText("6 / 10")).toBeVisible();
  });
});

test("a caption rises on hover and on focus @desktop @all", async ({ page }) => {
  await open(page, "/");
  const first = tiles(page).first();
  await first.scrollIntoViewIfNeeded();
  await expectCaption(first, false);
  await first.hover();
  await expectCaption(first, true);
  await tiles(page).nth(1).hover();
  await expectCaption(first, false);
  await first.getByRole("link").focus();
  await expectCaption(first, true);
});

test.describe("as a carousel on a phone @phone", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/");
    await tiles(page).first().scrollIntoViewIfNeeded();
  });

  test("shows and names one photo, wraps around and follows the dots", async ({ page }) => {
    await expect(rooms(page)).toHaveAttribute("aria-roledescription", "carousel");
    await expectPhoto(page, 1);
    for (const tile of await tiles(page).all()) await expectCaption(tile, true);
    await expect(rooms(page).getByRole("group", { name: `3 of ${PHOTOS}` })).toHaveAttribute(
      "aria-roledescription",
      "slide",
    );
    const next = rooms(page).getByRole("button", { name: "Next photo" });
    await next.click();
    await expectPhoto(page, 2);
    await expect(next).toBeFocused();
    const title = await tiles(page).nth(1).locator("figcaption span").textContent();
    await expect(rooms(page).locator("[aria-live=polite]")).toHaveText(
      `Photo 2 of ${PHOTOS}: ${title}`,
    );

    const previous = rooms(page).getByRole("button", { name: "Previous photo" });
    await previous.click();
    await expectPhoto(page, 1);
    await previous.click();
    await expectPhoto(page, PHOTOS);
    await next.click();
    await expectPhoto(page, 1);
    for (let press = 0; press < 4; press++) await next.click({ delay: 0 });
    await expectPhoto(page, 5);
    await dot(page, "Photo", 4).click();
    await expectPhoto(page, 4);
    await dot(page, "Photo", 1).click();
    await expectPhoto(page, 1);

    await test.step("a swipe moves the dots along, a category goes back to the first", async () => {
      await swipe(tiles(page).first(), -300);
      await expectPhoto(page, 2);
      await rooms(page).getByRole("button", { name: "Next photo" }).click();
      await expectPhoto(page, 3);

      await dot(page, "Photo", 4).click();
      await expectPhoto(page, 4);
      await filter(page, "Bedroom").click();
      await expectPhoto(page, 1, 2);
      await rooms(page).getByRole("button", { name: "Previous photo" }).click();
      await expectPhoto(page, 2, 2);
      await filter(page, "Outdoor").click();
      await rooms(page).getByRole("button", { name: "Next photo" }).click();
      await expectPhoto(page, 1, 1);
      await filter(page, "All").click();
      await expectPhoto(page, 1);

      await rooms(page).getByRole("button", { name: "Next photo" }).click();
      await filter(page, "Kitchen").click();
      await expectPhoto(page, 1, 2);
      expect(await tiles(page).first().evaluate(restsAt), "stands on its first photo").toBe(0);
    });
  });
});

async function expectPhoto(page: Page, number: number, count = PHOTOS) {
  await expect(dot(page, "Photo", number)).toHaveAttribute("aria-current", "true");
  await expect(rooms(page).locator('button[aria-current="true"]')).toHaveCount(1);
  const shown = async () =>
    (await getVisibleShares(tiles(page))).map((share) =>
      share >= 0.7 ? "shown" : share < 0.05 ? "hidden" : share,
    );
  const expected = Array.from({ length: count }, (_, index) =>
    index === number - 1 ? "shown" : "hidden",
  );
  await expect.poll(shown, `photo ${number} alone`).toEqual(expected);
}

async function restsAt(element: Element) {
  await new Promise((done) => setTimeout(done, 500));
  return element.getBoundingClientRect().left;
}

const boxes = (page: Page) =>
  tiles(page).evaluateAll((all) =>
    all.map((tile) => {
      const { left, height } = tile.getBoundingClientRect();
      return { left: Math.round(left), height };
    }),
  );

async function expectCaption(tile: Locator, shown: boolean) {
  await expect
    .poll(() =>
      tile.locator("figcaption").evaluate((caption) => {
        const frame = caption.parentElement?.getBoundingClientRect();
        return caption.getBoundingClientRect().bottom <= (frame?.bottom ?? 0) + 1;
      }),
    )
    .toBe(shown);
}
