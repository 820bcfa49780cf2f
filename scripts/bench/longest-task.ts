import type { Browser } from "@playwright/test";
import { openAlive, PHONE } from "./measure-interaction.ts";

/**
 * Milliseconds of the longest task after a page has loaded, on a processor that is so many times
 * slower; browsers report none under 50.
 */
export async function longestTask(browser: Browser, url: string, rate = 1): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate });
  await page.addInitScript(watchTasks);
  await openAlive(page, url);
  const longest = await page.evaluate(() => window.longestTask);
  await context.close();
  return longest;
}

declare global {
  interface Window {
    longestTask: number;
  }
}

/** Has no named function inside: the names that tsx gives them are unknown in the page. */
function watchTasks() {
  window.longestTask = 0;
  addEventListener("load", ({ timeStamp: loaded }) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= loaded)
          window.longestTask = Math.max(window.longestTask, entry.duration);
    }).observe({ type: "longtask", buffered: true });
  });
}
