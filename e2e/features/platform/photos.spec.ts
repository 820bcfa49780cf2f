import type { Page } from "@playwright/test";
import { readBuiltPage } from "#e2e/support/built-pages.ts";
import { expect, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { scrollThrough } from "#e2e/support/layout.ts";
import { limitSitePaths } from "#e2e/support/site.ts";

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const TABLET = { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 };

/** These are Home's limits on that phone: photos in sight, and those fetched ahead below. */
const IN_SIGHT_BYTES = 60_000;
const AHEAD_BYTES = 170_000;

const WITH_PHOTOS = limitSitePaths(1).filter((path) =>
  readBuiltPage(path).html.includes("<picture"),
);

/** A photo's place grows with the window, so a crop never fits it exactly. */
const LEAST_SHARE_SEEN = 0.6;

/** Browsers choose the next smaller file if it is almost large enough. */
const LEAST_SHARPNESS = 0.8;

test.describe("on a phone, where things move", () => {
  test.use({ ...PHONE, ...WITH_MOTION });

  test("Home keeps to its budget of photos before anybody scrolls", async ({ page }) => {
    const sizes = new Map<string, number>();
    page.on("response", (response) => {
      if (response.request().resourceType() === "image")
        sizes.set(response.url(), Number(response.headers()["content-length"] ?? 0));
    });
    await page.goto("/", { waitUntil: "networkidle" });
    const inSight = await page
      .locator("main picture img")
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map(({ currentSrc }) => currentSrc),
      );
    const weigh = (urls: Iterable<string>) =>
      [...urls].reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0);
    expect(weigh(inSight)).toBeGreaterThan(0);
    expect(weigh(inSight)).toBeLessThanOrEqual(IN_SIGHT_BYTES);
    expect(weigh(sizes.keys()) - weigh(inSight)).toBeLessThanOrEqual(AHEAD_BYTES);
  });
});

for (const device of [PHONE, TABLET])
  test.describe(`${device.viewport.width} px wide`, () => {
    test.use(device);

    test("photos are sharp and cropped to their frames @all", async ({ page }) => {
      test.slow();
      for (const path of WITH_PHOTOS) await test.step(path, () => expectFittingPhotos(page, path));
    });
  });

/** Home's empty room is soft on purpose: nobody sees it for long. */
const SHOWN = "main picture img:not([data-empty-room] img)";

async function expectFittingPhotos(page: Page, path: string) {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await scrollThrough(page);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.complete || right <= 0 || left >= innerWidth || !image.checkVisibility();
    }),
  );
  const photos = await page.locator(SHOWN).evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.naturalWidth > 0 && image.getBoundingClientRect().width > 0)
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const ratio = image.naturalWidth / image.naturalHeight;
        const frameRatio = width / height;
        const needed = Math.max(width, height * ratio) * devicePixelRatio;
        const file = image.currentSrc.split("/").at(-1) ?? "";
        const inFile = Number(file.match(/-(\d+)\.\w+$/)?.[1]);
        const offered = [...(image.parentElement?.querySelectorAll("source") ?? [])].map(
          ({ srcset }) => srcset,
        );
        const isWidest = offered.some((srcset) => srcset.endsWith(`${file} ${inFile}w`));
        return {
          file,
          seen: Math.min(ratio, frameRatio) / Math.max(ratio, frameRatio),
          sharpness: isWidest ? 1 : inFile / needed,
        };
      }),
  );
  expect(photos.length, path).toBeGreaterThan(0);
  const cut = photos.filter(({ seen }) => seen < LEAST_SHARE_SEEN);
  expect(cut, `enough is seen of every photo of ${path}`).toEqual([]);
  const soft = photos.filter(({ sharpness }) => sharpness < LEAST_SHARPNESS);
  expect(soft, `every photo of ${path} is sharp`).toEqual([]);
}
