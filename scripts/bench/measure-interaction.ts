import type { Browser, Page } from "@playwright/test";
import type { Interaction } from "./interactions.ts";

/** A mid-range phone, as Lighthouse imagines it. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const CPU_SLOWDOWN = 4;

declare global {
  interface Window {
    answered?: Promise<{ nextPaint: number; answer: number }>;
  }
}

/** Milliseconds from an input to the next paint, and to the paint that shows its answer. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { path, prepare, input, answer }: Interaction,
) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await openAlive(page, origin + path);
  await prepare?.(page);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.evaluate(watchAnswer, answer);
  await input(page);
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

/** Has no named function inside: the names that tsx gives them are unknown in the page. */
function watchAnswer(selector: string) {
  let at = 0;
  let nextPaint = 0;
  for (const type of ["keydown", "click"])
    addEventListener(
      type,
      ({ timeStamp }) => {
        at ||= timeStamp;
      },
      { capture: true },
    );
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) nextPaint = Math.max(nextPaint, duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  window.answered = (async () => {
    while (!at || !document.querySelector(selector)) await new Promise(requestAnimationFrame);
    // A task after a frame's callbacks runs once that frame has been handed over for painting.
    await new Promise((handedOver) => setTimeout(handedOver));
    const answer = performance.now() - at;
    await new Promise((reported) => setTimeout(reported, 500));
    return { nextPaint, answer };
  })();
}
