import { expect, type Page } from "@playwright/test";

const MAX_SHIFT = 0.005;

/** A typeface that replaces its fallback may move text less than anybody sees. */
export async function expectHardlyAnyShift(page: Page) {
  const shifts = await page.evaluate(listShifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `nothing jumps: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
}

function listShifts() {
  type Shift = PerformanceEntry & {
    hadRecentInput: boolean;
    value: number;
    sources: { node: Element | null }[];
  };
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  return (observer.takeRecords() as Shift[])
    .filter(({ hadRecentInput }) => !hadRecentInput)
    .map(({ value, sources }) => ({
      value,
      what: `${sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200))}`,
    }));
}

export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    // A headless browser may withhold frames, so a timer ends the wait.
    const twoFrames = () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 200);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: "instant" });
      await twoFrames();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await twoFrames();
  });
}

/** The body clips what is too wide, so this measures texts and controls. */
export function findTooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const scrolls = (element: Element): boolean => {
    const parent = element.parentElement;
    return (
      parent !== null && (/auto|scroll/.test(getComputedStyle(parent).overflowX) || scrolls(parent))
    );
  };
  const words =
    ":is(header, main, footer) :not([aria-hidden=true] *):is(h1, h2, h3, p, li, label, input, select, textarea, button, a, figcaption, dd)";
  const cutOff = [...document.querySelectorAll(words)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !scrolls(element))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    })
    .map((element) => element.outerHTML.slice(0, 120));
  return scrollWidth > clientWidth ? [...cutOff, `${scrollWidth} px of page`] : cutOff;
}

/** Text that its own container clips is not covered by a photo. */
export const findUnderPhotos = () =>
  [...document.querySelectorAll("main *, footer *")]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter((element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const letters = document.createRange();
      letters.selectNodeContents(element);
      return [...letters.getClientRects()].some(({ left, right, top, bottom }) => {
        const hits = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        return hits[0] instanceof HTMLImageElement && hits.includes(element);
      });
    })
    .map((element) => element.outerHTML.slice(0, 120));
