import { STARTUP_SCREEN_MS } from "#app/config/timing.ts";
import { expect, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { expectHardlyAnyShift } from "#e2e/support/layout.ts";
import { OASIS } from "#e2e/support/locators.ts";

/** What Lighthouse and the network panel of Chrome call slow 4G. */
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a project's closing line has its italics once a reader comes near @all", async ({
    page,
  }) => {
    const italics: string[] = [];
    page.on("request", (request) => {
      if (/-italic-(?!ampersand)/.test(request.url())) italics.push(request.url());
    });
    await page.goto(OASIS);
    expect(italics).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Back to Portfolio" }).last().hover();
    await expect.poll(() => italics).toHaveLength(1);
  });
});

const FURTHER = [
  { words: "Çeşme", heading: ["newsreader-display-latin", "newsreader-latin-ext-opsz-normal"] },
  { words: "Łódź, Ħamrun", heading: ["newsreader-latin-ext-opsz-normal"] },
  { words: "Nguyễn Thị Ánh", heading: ["newsreader-vietnamese-opsz-normal"] },
  { words: "Кирилл", heading: ["commissioner-cyrillic-wght-normal"] },
  { words: "Ελλάδα", heading: ["commissioner-greek-wght-normal"] },
];

for (const { words, heading } of FURTHER)
  test(`${words} is set in our typefaces, whose further files come only then @all`, async ({
    page,
  }) => {
    await page.goto("/about");
    await page.evaluate(() => document.fonts.ready);
    const fetched: string[] = [];
    page.on("response", (response) => {
      if (response.ok() && response.url().endsWith(".woff2")) fetched.push(response.url());
    });
    const faces = await page.evaluate(async (text) => {
      const title = document.querySelector("h1");
      if (title) title.textContent = text;
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      return document.fonts.check("300 40px 'Newsreader Display'", text);
    }, words);
    expect(faces).toBe(true);
    const names = fetched.map((url) => /([\w-]+)-[\w-]{8}\.woff2$/.exec(url)?.[1]);
    expect(names.sort()).toEqual(heading.sort());
  });
