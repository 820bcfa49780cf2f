import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findCommand } from "./find-engines.ts";

/** Root, as on many build machines, cannot use the sandbox; the rest keeps it off the network. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
];

/** The headless shell first: it draws no browser around the page and tests three times as fast. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The Chromium or Chrome of this machine, or the one Playwright has installed. */
export function findBrowser(): string | undefined {
  const onPath = NAMES.map(findCommand).find((path) => path !== undefined);
  return onPath ?? [...APPLICATIONS, chromium.executablePath()].find((path) => existsSync(path));
}
