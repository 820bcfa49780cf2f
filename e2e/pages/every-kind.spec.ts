import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { PATHS } from "#app/config/paths.ts";
import { luminance } from "#app/lib/contrast.ts";
import { expect, isPhone, open, test, WITHOUT_MOTION } from "#e2e/support/fixtures.ts";
import { atMostOfAKind } from "#e2e/support/site.ts";

/** The next stop would come before the carousels have glided to the last. */
test.use(WITHOUT_MOTION);

/** docs/accessibility-walk.md says what is met on the way. */
const KINDS = [...atMostOfAKind(1), "/portfolio/99"];

/** No page has as many. */
const MAX_STOPS = 150;

/** What is said of the focus once it has left the part that is walked through. */
const OUTSIDE = "outside";

/** A letter may cross a stray pixel; a fiftieth of its background may not matter. */
const IGNORED_SHARE = 0.02;

for (const path of KINDS)
  test(`${path}: words on photographs can be read, and the focus is in sight at every stop @all`, async ({
    page,
  }) => {
    await open(page, path);
    // axe cannot judge words on a photograph.
    await test.step("words on photographs", () => expectReadable(page));
    await test.step("forwards and, on a wide screen, back", () => expectFocusInSight(page, path));
  });

async function expectFocusInSight(page: Page, path: string) {
  // Header and footer are the same on every page: one walk goes through them.
  const part = path === PATHS.home ? "body > *" : "main";
  if (path !== PATHS.home)
    await page.locator(part).evaluate((main) => {
      main.tabIndex = -1;
      main.focus();
    });
  const stops = await walk(page, "Tab", part);
  expect(stops).toBeGreaterThan(path === PATHS.home ? 30 : 0);
  if (isPhone(page)) return;
  expect(await walk(page, "Shift+Tab", part), "as many on the way back").toBe(stops);
}

/** Presses the key until the focus leaves the part, and says how many stops there were. */
async function walk(page: Page, key: string, part: string): Promise<number> {
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press(key);
    const hidden = await page.evaluate(hiddenFocus, part);
    if (hidden === OUTSIDE) return stops;
    if (hidden !== "")
      await expect.poll(() => page.evaluate(hiddenFocus, part), `${key} ${stops + 1}`).toBe("");
  }
  throw new Error(`${key} never leaves ${part}`);
}

/** Runs in the page. Hidden is what lies outside the window, or under something that is no part of it. */
function hiddenFocus(part: string): string {
  const focused = document.activeElement ?? document.body;
  if (!focused.closest(part)) return "outside";
  // What the eye finds is the card around a stretched link, the label around a radio button.
  const shown = focused.closest(".card") ?? focused.closest("label") ?? focused;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const isUnderBar = !focused.closest("header") && top < bar;
  const hit = document.elementFromPoint(
    (left + right) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  const isInSight = hit !== null && (shown.contains(hit) || hit.contains(shown));
  return isUnderBar || !isInSight ? focused.outerHTML : "";
}

async function expectReadable(page: Page) {
  for (const words of await wordsOnPhotos(page)) {
    const { text, color, needed } = await styleOf(words);
    const background = await backgroundOf(page, words);
    const found = lowestContrast(background, color);
    expect(found, `“${text}” on its photograph`).toBeGreaterThanOrEqual(needed);
  }
}

/** Elements with words of their own that lie at least partly over a photo. */
async function wordsOnPhotos(page: Page): Promise<Locator[]> {
  const count = await page.evaluate(() => {
    const photos = [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => image.getBoundingClientRect());
    const candidates = [...document.querySelectorAll("h1, h2, h3, p, a, span, button, figcaption")];
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
  });
  return Array.from({ length: count }, (_, index) => page.locator(`[data-on-photo="${index}"]`));
}

async function styleOf(words: Locator) {
  return words.evaluate((element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    // A canvas turns any notation of a color into bytes.
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

/** What lies behind the words, in bytes of red, green and blue. */
async function backgroundOf(page: Page, words: Locator): Promise<Buffer> {
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
  const own = luminance(color);
  const contrasts: number[] = [];
  for (let at = 0; at < pixels.length; at += 3) {
    const behind = luminance([...pixels.subarray(at, at + 3)]);
    contrasts.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * IGNORED_SHARE)] ?? 0;
}
