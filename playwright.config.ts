import { defineConfig, devices } from "@playwright/test";
import { WITHOUT_MOTION } from "./e2e/support/fixtures.ts";
import { BROWSER_ARGUMENTS, findBrowser, hasEngine } from "./scripts/support/find-programs.ts";
import { findFreePort } from "./scripts/support/start-locally.ts";

// A free port lets the tests run while `npm start` does; workers inherit it.
process.env.PORT ??= String(await findFreePort());
const port = Number(process.env.PORT);

/** Playwright can't drive the distribution's Firefox and WebKit, so e2e/cross-browser drives them itself. */
const engine = (browserName: "firefox" | "webkit") => ({
  name: browserName,
  testDir: "e2e/cross-browser",
  // ensure-test-tools.ts reports a missing engine.
  testIgnore: hasEngine(browserName) ? [] : "**",
  fullyParallel: false,
  expect: { timeout: 20_000 },
  use: { browserName },
});

const DESKTOP = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } };

/** A dense screen would cost each test seconds of rendering; platform/photos.spec.ts tests those. */
const PHONE = { ...devices["Pixel 7"], deviceScaleFactor: 1 };

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // A test waits for a quarter of its time, so two cores can run three workers.
  workers: 3,
  // A busy machine may stop a browser for seconds.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  forbidOnly: true,
  // A headless browser stops rendering about once in several hundred tests; the report names each retry.
  retries: 1,
  use: {
    baseURL: `http://localhost:${port}`,
    // The server would compress the same files for every visit; e2e/hosts tests compression.
    extraHTTPHeaders: { "Accept-Encoding": "identity" },
    // Tests of animation set WITH_MOTION.
    ...WITHOUT_MOTION,
    // Recording every test would double the time.
    trace: "on-first-retry",
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
  },
  projects: [
    // Their files are long: at the end, the other workers would have nothing to do.
    engine("firefox"),
    engine("webkit"),
    { name: "desktop", testIgnore: "cross-browser/**", grepInvert: /@phone/, use: DESKTOP },
    // Tests outside e2e/responsive give the same result at every size.
    { name: "phone", testDir: "e2e/responsive", grepInvert: /@desktop/, use: PHONE },
  ],
  webServer: {
    command: "npm run serve",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
