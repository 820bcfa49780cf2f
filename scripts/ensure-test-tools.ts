/** Makes sure that the tests have browsers and, where it can be installed, nginx; says which. */
import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.ts";
import { ENGINES, type EngineName, findCommand, hasEngine } from "./find-engines.ts";

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

const canUseApt = findCommand("apt-get") !== undefined && process.getuid?.() === 0;

function aptInstall(...names: string[]): boolean {
  console.log(`Not found: installing Debian's ${names.join(" and ")}.`);
  return run("apt-get", "update", "-qq") && run("apt-get", "install", "-y", "-qq", ...names);
}

if (!findBrowser()) {
  const installed = canUseApt && (aptInstall("chromium-headless-shell") || aptInstall("chromium"));
  if (!installed) {
    console.log("No Chromium found: installing Playwright's own.");
    run("npx", "playwright", "install", "chromium");
  }
}
const engines = Object.keys(ENGINES) as EngineName[];
for (const name of engines)
  if (!hasEngine(name) && canUseApt) aptInstall(...ENGINES[name].packages);
if (!findCommand("nginx") && canUseApt) aptInstall("nginx-light");

const browser = findBrowser();
if (!browser) {
  console.error("No browser could be installed. Please install Chromium or Chrome and try again.");
  process.exit(1);
}
console.log(`Browser tests run in ${browser}`);
for (const name of engines)
  console.log(
    hasEngine(name)
      ? `The smoke tests run in ${name} too`
      : `No ${name} here (${ENGINES[name].packages.join(", ")}): its smoke tests are skipped`,
  );
console.log(
  findCommand("nginx") ? "Hosting tests run on nginx" : "No nginx here: its tests are skipped",
);
