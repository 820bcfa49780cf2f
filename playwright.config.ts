import { defineConfig, devices } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "./scripts/find-browser.ts";

const port = Number(process.env.PORT ?? 4173);

/** Where the layout differs on a phone; what is the same at every size is tested at one. */
const DIFFERS_BY_SIZE = /(home|about|portfolio|project|shell)\.spec/;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  reporter: "list",
  forbidOnly: true,
  // A busy build machine may starve a browser; a test that fails twice has found something.
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: `http://localhost:${port}`,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: findBrowser(),
      args: BROWSER_ARGUMENTS,
    },
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } },
    },
    { name: "phone", use: { ...devices["Pixel 7"] }, testMatch: DIFFERS_BY_SIZE },
  ],
  webServer: {
    command: "npm run serve",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
