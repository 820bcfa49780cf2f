import { STARTUP_SCREEN_MS } from "#app/config/timing.ts";
import { expect, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { expectHardlyAnyShift } from "#e2e/support/layout.ts";

/** Lighthouse calls this slow 4G. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

test.use(WITH_MOTION);

test("a first visit on slow 4G is set in our typefaces, and hardly moves", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", { offline: false, ...SLOW_4G });
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  const arrived = await page.evaluate(async () => {
    await document.fonts.ready;
    const timings = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const [first] = performance.getEntriesByName("first-contentful-paint");
    const ends = timings.filter(({ name }) => name.endsWith(".woff2")).map((t) => t.responseEnd);
    return { afterFirstPaint: Math.max(...ends) - (first?.startTime ?? 0), files: ends.length };
  });
  expect(arrived.files, "two typefaces and the ampersand of the logo").toBe(3);
  expect(arrived.afterFirstPaint).toBeLessThan(STARTUP_SCREEN_MS);
  expect(await page.evaluate(() => document.fonts.check("300 16px 'Newsreader Display'"))).toBe(
    true,
  );
  expect(fonts.join(), "no italic, no further letters").not.toMatch(/italic(?!-ampersand)|latin/);
  await expectHardlyAnyShift(page);
});
