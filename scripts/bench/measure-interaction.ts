import type { Browser, Locator, Page } from "@playwright/test";
import { Refusal } from "#app/lib/refusal.ts";
import type { Interaction } from "./interactions.ts";

/** A mid-range phone, as Lighthouse imagines it. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const CPU_SLOWDOWN = 4;

/** Pictures and appearances of what has just come into view. */
const SETTLES_MS = 1_500;

declare global {
  interface Window {
    answered?: Promise<{ nextPaint: number; answer: number }>;
  }
}

/** Milliseconds from an input to the next paint, and to the paint that shows its answer. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, prepare, tap, answer, says }: Interaction,
) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await openAlive(page, origin + path);
  await prepare?.(page);
  const point = tap && (await bringIntoView(tap(page)));
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.evaluate(watchAnswer, { selector: answer, says: says?.source ?? "" });
  if (point) await page.touchscreen.tap(point.x, point.y);
  else await page.keyboard.press("z");
  const times = await page.evaluate(() => window.answered);
  await context.close();
  return times ?? { nextPaint: Number.NaN, answer: Number.NaN };
}

/** Opens a page and waits until it is alive, uncovered and at rest. */
export async function openAlive(page: Page, url: string) {
  const alive = page.waitForEvent("console", (message) => message.text() === "alive");
  await page.addInitScript(() => {
    addEventListener("hydrated", () => console.info("alive"));
  });
  await page.goto(url);
  await alive;
  await page.locator("[data-startup-screen]").waitFor({ state: "hidden" });
  await page.waitForLoadState("networkidle");
}

/**
 * Where a finger would touch it, once the page is at rest there: what comes into view has its own
 * work, and the checks of `Locator.tap()` would be slowed down and measured too.
 */
async function bringIntoView(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  await target.page().waitForTimeout(SETTLES_MS);
  const box = await target.boundingBox();
  if (!box) throw new Refusal(`Nothing to tap: ${target}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Has no named function inside: the names that tsx gives them are unknown in the page. */
function watchAnswer({ selector, says }: { selector: string; says: string }) {
  let nextPaint = 0;
  const touched = new Promise<number>((resolve) => {
    for (const type of ["keydown", "click"])
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true });
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) nextPaint = Math.max(nextPaint, duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  window.answered = (async () => {
    const at = await touched;
    let frames = 0;
    do {
      await new Promise(requestAnimationFrame);
      frames += 1;
    } while (!document.querySelector(selector)?.textContent?.match(says));
    // A task after a frame's callbacks runs once that frame has been handed over for painting.
    await new Promise((handedOver) => setTimeout(handedOver));
    const later = performance.now() - at;
    await new Promise((reported) => setTimeout(reported, 500));
    // Of the first frame the browser itself says when it was painted; tasks before ours do not count.
    return { nextPaint, answer: frames === 1 ? nextPaint : later };
  })();
}
