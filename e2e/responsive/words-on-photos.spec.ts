import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { getLuminance } from "#app/model/load/check/theme.server.ts";
import { DAY, DUSK, expect, open, test } from "#e2e/support/fixtures.ts";
import { limitSitePaths } from "#e2e/support/site.ts";

/** A letter may cross a stray pixel, so a fiftieth of its background doesn't count. */
const IGNORED_SHARE = 0.02;

/** Every seventh pixel gives the same result as all of them. */
const BYTES_TO_NEXT = 3 * 7;

const LOWEST_WINDOWS = [
  [320, 256],
  [480, 270],
  [568, 320],
  [667, 375],
] as const;

/** axe cannot check text on a photo. */
test("text on photos is readable on every kind of page @all", async ({ page }) => {
  test.slow();
  for (const path of limitSitePaths(1))
    await test.step(path, async () => {
      await open(page, path);
      await expectReadable(page, "body");
    });
});

for (const [time, now] of Object.entries({ day: DAY, dusk: DUSK }))
  test(`Home's headline is readable in the lowest windows at ${time} @phone`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await open(page, "/");
    for (const [width, height] of LOWEST_WINDOWS) {
      await page.setViewportSize({ width, height });
      await expectReadable(page, "h1");
    }
  });

for (const { paths, widths, mark } of [
  { paths: ["/", "/blog/1"], widths: [320, 768, 1024], mark: "" },
  {
    paths: limitSitePaths(1),
    widths: [320, 360, 390, 480, 640, 768, 844, 1024, 1152, 1280, 1440, 1920],
    mark: " @all",
  },
])
  test(`text lies over no photo or text but its own, at ${widths.length} widths @desktop${mark}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of paths) {
      await open(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(findOverlaps), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

/** A text belongs to the photo of its own figure, hero or closing. */
function findOverlaps(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Text = { element: Element; words: string; box: Box };
  const OWN = "figure, .frame, .gallery-photo, .photo-hero-top, .before-after, [data-look]";
  const hasOwn = (element: Element, photo: Element) => element.closest(OWN)?.contains(photo);

  const meet = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

  /** What ancestors with a scroll bar or hidden overflow leave of a box. */
  const clip = ({ left, right, top, bottom }: Box, element: Element): Box => {
    const box = { left, right, top, bottom };
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (parent === document.body || getComputedStyle(parent).overflowX === "visible") continue;
      const edge = parent.getBoundingClientRect();
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
    return box;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".sr-only, [data-startup-screen]");

  const photos = [...document.images]
    .filter((image) => isShown(image))
    .map((image) => ({ image, box: clip(image.getBoundingClientRect(), image) }));
  const texts: Text[] = [];
  for (const element of document.querySelectorAll("main *, footer *")) {
    const letters = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const hasRule =
      element.matches("li, dl > *") && getComputedStyle(element).borderTopWidth !== "0px";
    if ((letters.length === 0 && !hasRule) || !isShown(element)) continue;
    const add = (box: Box, words: string) =>
      texts.push({ element, words, box: clip(box, element) });
    if (hasRule) {
      const { left, right, top } = element.getBoundingClientRect();
      add({ left, right, top: top - 2, bottom: top + 2 }, "a hairline");
    }
    for (const node of letters) {
      const range = document.createRange();
      range.selectNodeContents(node);
      // The box of a line is higher than its letters.
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const spare = (bottom - top) / 4;
        add({ left, right, top: top + spare, bottom: bottom - spare }, node.textContent ?? "");
      }
    }
  }
  texts.sort((one, other) => one.box.top - other.box.top);

  const found = new Set<string>();
  for (const [index, { element, words, box }] of texts.entries()) {
    for (const { image, box: photo } of photos)
      if (meet(box, photo) && !hasOwn(element, image)) found.add(`${words} over ${image.alt}`);
    for (let next = index + 1; (texts[next]?.box.top ?? Infinity) < box.bottom; next++) {
      const other = texts[next];
      if (other && other.element !== element && meet(box, other.box))
        found.add(`${words} over ${other.words}`);
    }
  }
  return [...found];
}

async function expectReadable(page: Page, part: string) {
  for (const words of await wordsOnPhotos(page, part)) {
    const { text, color, needed } = await readStyle(words);
    const background = await captureBackground(page, words);
    const found = lowestContrast(background, color);
    expect(found, `“${text}” on its photograph`).toBeGreaterThanOrEqual(needed);
  }
}

async function wordsOnPhotos(page: Page, part: string): Promise<Locator[]> {
  const count = await page.evaluate((part) => {
    const photos = [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => image.getBoundingClientRect());
    const candidates = [
      ...document.querySelectorAll(`${part} :is(h1, h2, h3, p, a, span, button, figcaption)`),
    ];
    const onPhoto = candidates.filter((element) => {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!own || element.closest("[data-startup-screen], footer, .sr-only")) return false;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return false;
      const box = element.getBoundingClientRect();
      const figure = element.closest("figure")?.getBoundingClientRect();
      if (figure && box.bottom > figure.bottom + 1) return false;
      return photos.some(
        (photo) =>
          Math.min(box.right, photo.right) - Math.max(box.left, photo.left) > 1 &&
          Math.min(box.bottom, photo.bottom) - Math.max(box.top, photo.top) > 1 &&
          box.left >= 0 &&
          box.right <= innerWidth,
      );
    });
    for (const [index, element] of onPhoto.entries())
      element.setAttribute("data-on-photo", String(index));
    return onPhoto.length;
  }, part);
  return Array.from({ length: count }, (_, index) => page.locator(`[data-on-photo="${index}"]`));
}

async function readStyle(words: Locator) {
  return words.evaluate((element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    // A canvas converts any color notation into bytes.
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return {
      text: element.textContent ?? "",
      color: [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)],
      needed: isLarge ? 3 : 4.5,
    };
  });
}

async function captureBackground(page: Page, words: Locator): Promise<Buffer> {
  await words.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return image.complete || !isInView || !image.checkVisibility();
    }),
  );
  await words.evaluate((element: HTMLElement) => {
    element.style.setProperty("-webkit-text-fill-color", "transparent");
  });
  const clip = await words.evaluate((element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    const { x, y, width, height } = letters.getBoundingClientRect();
    return { x, y, width, height };
  });
  const photo = await page.screenshot({ clip });
  return sharp(photo).removeAlpha().raw().toBuffer();
}

function lowestContrast(pixels: Buffer, color: number[]): number {
  const own = getLuminance(color);
  const contrasts: number[] = [];
  for (let at = 0; at < pixels.length; at += BYTES_TO_NEXT) {
    const behind = getLuminance([...pixels.subarray(at, at + 3)]);
    contrasts.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * IGNORED_SHARE)] ?? 0;
}
