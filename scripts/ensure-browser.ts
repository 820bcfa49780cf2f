/** Makes sure that the browser tests have a browser, and says which. */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

const hasApt = () => run("sh", "-c", "command -v apt-get >/dev/null && [ $(id -u) = 0 ]");

if (!findBrowser()) {
  if (hasApt()) {
    console.log("No Chromium found: installing Debian's package 'chromium'.");
    if (run("apt-get", "update", "-qq")) run("apt-get", "install", "-y", "-qq", "chromium");
  } else {
    console.log("No Chromium found: installing Playwright's own.");
    run("npx", "playwright", "install", "chromium");
  }
}

const browser = findBrowser();
if (!browser) {
  console.error("No browser could be installed. Please install Chromium or Chrome and try again.");
  process.exit(1);
}
console.log(`Browser tests run in ${browser}`);
