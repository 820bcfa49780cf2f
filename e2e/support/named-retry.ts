import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test as base, type Page } from "@playwright/test";

const FRAME_WAIT_MS = 3000;

/**
 * About once in a thousand tests the headless browser stops drawing, and whatever waits for a frame
 * hangs. That is the only cause for which a test may pass at its second try.
 */
export const test = base.extend<{ stoppedDrawing: string }>({
  stoppedDrawing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use, { project, testId, retry }) => {
      const mark = join(project.outputDir, "stopped-drawing", testId);
      if (retry > 0 && !existsSync(mark))
        throw new Error("No second try: the browser was drawing when this test failed.");
      await use(mark);
    },
    { auto: true },
  ],
  page: async ({ page, stoppedDrawing }, use, testInfo) => {
    await use(page);
    if (testInfo.status === testInfo.expectedStatus || (await draws(page))) return;
    mkdirSync(dirname(stoppedDrawing), { recursive: true });
    writeFileSync(stoppedDrawing, "");
  },
});

/** A page that is closed or cannot be asked tells nothing about drawing. */
function draws(page: Page): Promise<boolean> {
  const frame = page
    .evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    .then(
      () => true,
      () => true,
    );
  const patience = new Promise<boolean>((over) => setTimeout(over, FRAME_WAIT_MS, false));
  return Promise.race([frame, patience]);
}
