import { defineConfig, devices } from "@playwright/test";
import { WITHOUT_MOTION } from "./e2e/support/fixtures.ts";
import { BROWSER_ARGUMENTS, findBrowser, hasEngine } from "./scripts/support/find-programs.ts";
import { findFreePort } from "./scripts/support/start-locally.ts";

// A port of its own, so that the tests run beside `npm start`; workers inherit the choice.
process.env.PORT ??= String(await findFreePort());
const port = Number(process.env.PORT);

/** The same looks in browsers that Playwright cannot drive; one browser serves a whole file. */
const engine = (browserName: "firefox" | "webkit") => ({
  name: browserName,
  testDir: "e2e/cross-browser",
  // scripts/support/ensure-test-tools.ts says so where one is not installed.
  testIgnore: hasEngine(browserName) ? [] : "**",
  fullyParallel: false,
  expect: { timeout: 20_000 },
  use: { browserName },
});

const DESKTOP = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } };

/** Its fine dots would cost each test seconds of drawing; e2e/features/platform/photos.spec.ts looks at those. */
const PHONE = { ...devices["Pixel 7"], deviceScaleFactor: 1 };

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // One more than the two cores it is made for: a test waits for a quarter of its time.
  workers: 3,
  // Far above what any test takes: a busy machine may stop a browser for seconds.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  forbidOnly: true,
  // A headless browser stops drawing once in some hundred tests; the report names a second try.
  retries: 1,
  use: {
    baseURL: `http://localhost:${port}`,
    // The server would compress the same files for each of a thousand visits; e2e/hosts looks at that.
    extraHTTPHeaders: { "Accept-Encoding": "identity" },
    // Tests of what moves ask for motion.
    ...WITHOUT_MOTION,
    // Recording every test would take as long again as the tests.
    trace: "on-first-retry",
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
  },
  projects: [
    // First, since their long files would leave the other worker without work at the end.
    engine("firefox"),
    engine("webkit"),
    { name: "desktop", testIgnore: "cross-browser/**", grepInvert: /@phone/, use: DESKTOP },
    // What is the same at every size is tested at one.
    { name: "phone", testDir: "e2e/responsive", grepInvert: /@desktop/, use: PHONE },
  ],
  webServer: {
    command: "npm run serve",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
