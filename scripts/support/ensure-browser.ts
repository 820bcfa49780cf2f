/** Makes sure that there is a browser for the tests, and says which. */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";
import { findCommand } from "./find-engines.ts";

export const canUseApt = findCommand("apt-get") !== undefined && process.getuid?.() === 0;

if (!findBrowser()) {
  const installed = canUseApt && (aptInstall("chromium-headless-shell") || aptInstall("chromium"));
  if (!installed) {
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

export function aptInstall(...names: string[]): boolean {
  console.log(`Not found: installing Debian's ${names.join(" and ")}.`);
  return run("apt-get", "update", "-qq") && run("apt-get", "install", "-y", "-qq", ...names);
}

function run(...command: string[]): boolean {
  return spawnSync(command.join(" "), { shell: true, stdio: "inherit" }).status === 0;
}
