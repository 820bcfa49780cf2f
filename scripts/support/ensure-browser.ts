/** Makes sure that there is a browser for the tests, and says which. */
import { spawnSync } from "node:child_process";
import { aptInstall, canUseApt } from "./apt-install.ts";
import { findBrowser } from "./find-browser.ts";

if (!findBrowser()) {
  const installed = canUseApt && (aptInstall("chromium-headless-shell") || aptInstall("chromium"));
  if (!installed) {
    console.log("No Chromium found: installing Playwright's own.");
    spawnSync("npx playwright install chromium", { shell: true, stdio: "inherit" });
  }
}

const browser = findBrowser();
if (!browser) {
  console.error("No browser could be installed. Please install Chromium or Chrome and try again.");
  process.exit(1);
}
console.log(`Browser tests run in ${browser}`);
