/** Makes sure that the tests have a browser and, where it can be installed, nginx; says which. */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

const has = (command: string) => run("sh", "-c", `command -v ${command} >/dev/null`);

const canUseApt = has("apt-get") && process.getuid?.() === 0;

function aptInstall(name: string): boolean {
  console.log(`Not found: installing Debian's package '${name}'.`);
  return run("apt-get", "update", "-qq") && run("apt-get", "install", "-y", "-qq", name);
}

if (!findBrowser()) {
  const installed = canUseApt && (aptInstall("chromium-headless-shell") || aptInstall("chromium"));
  if (!installed) {
    console.log("No Chromium found: installing Playwright's own.");
    run("npx", "playwright", "install", "chromium");
  }
}
if (!has("nginx") && canUseApt) aptInstall("nginx-light");

const browser = findBrowser();
if (!browser) {
  console.error("No browser could be installed. Please install Chromium or Chrome and try again.");
  process.exit(1);
}
console.log(`Browser tests run in ${browser}`);
console.log(has("nginx") ? "Hosting tests run on nginx" : "No nginx here: its tests are skipped");
