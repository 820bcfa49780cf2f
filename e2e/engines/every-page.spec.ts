import { findTooWide } from "#e2e/support/layout.ts";
import { atMostOfAKind } from "#e2e/support/site.ts";
import { DESKTOP, expect, PHONE, test } from "./engine.ts";

for (const path of atMostOfAKind(1))
  test(`${path}: hydrates, says nothing, and every word is seen`, async ({
    site,
    driver,
    browser,
    origin,
  }) => {
    await site.open(path, PHONE);
    for (const size of [PHONE, DESKTOP]) {
      const at = `at ${size.width} px`;
      await site.resize(size);
      await expect.poll(() => driver.evaluate(findTooWide), at).toEqual([]);

      const covered = await driver.evaluate(coveredWords);
      if (covered.length === 0) continue;
      // A few words stand across the edge of a photo on purpose; there Chromium agrees.
      const page = await browser.newPage({ viewport: size });
      await page.goto(origin + path);
      const meant = await page.evaluate(coveredWords);
      await page.close();
      expect(
        covered.filter((word) => !meant.includes(word)),
        `no photo hides a word ${at}`,
      ).toEqual([]);
    }
  });

/**
 * Runs in the page. Words may stand on a photo as a whole, as a caption does; words that a photo
 * covers, or that lie on its edge, have slipped there.
 */
function coveredWords(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  const SLACK_PX = 2;

  // What slides in under a pointer that happens to rest there would be caught halfway.
  const still = document.createElement("style");
  still.textContent = "* { transition: none !important }";
  document.head.append(still);

  const overlap = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isThere = ({ left, top, right, bottom }: Box) =>
    right - left > SLACK_PX && bottom - top > SLACK_PX;
  const isWithin = (inner: Box, outer: Box) =>
    inner.left >= outer.left - SLACK_PX &&
    inner.right <= outer.right + SLACK_PX &&
    inner.top >= outer.top - SLACK_PX &&
    inner.bottom <= outer.bottom + SLACK_PX;
  const framesOf = (element: Element | null): Element[] => {
    if (!element) return [];
    const isFrame = getComputedStyle(element).overflowX !== "visible";
    return [...(isFrame ? [element] : []), ...framesOf(element.parentElement)];
  };
  const clipped = (box: Box, frames: Element[]): Box =>
    frames.reduce((rest, frame) => overlap(rest, frame.getBoundingClientRect()), box);

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const lettersOf = (element: Element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element);
    return clipped(letters.getBoundingClientRect(), framesOf(element.parentElement));
  };
  const images = [...document.images].map((image) => ({
    image,
    frames: framesOf(image.parentElement),
  }));

  return [...document.querySelectorAll("main *, footer *")]
    .filter((element) => hasWords(element) && isShown(element) && !element.closest(".sr-only"))
    .filter((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const letters = lettersOf(element);
      if (!isThere(letters)) return false;
      const middle = document.elementFromPoint(
        (letters.left + letters.right) / 2,
        (letters.top + letters.bottom) / 2,
      );
      if (middle instanceof HTMLImageElement) return true;
      return images.some(({ image, frames }) => {
        const photo = clipped(image.getBoundingClientRect(), frames);
        return isThere(overlap(letters, photo)) && !isWithin(letters, photo) && isShown(image);
      });
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
