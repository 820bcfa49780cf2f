import { existsSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { chromium } from "@playwright/test";

/** Root, as on many build machines, can't use Chromium's sandbox. */
export const BROWSER_ARGUMENTS = [
  "--no-sandbox",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
];

/** The headless shell comes first, because it draws no browser window and tests three times as fast. */
const CHROMIUMS = [
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

export const ENGINES: Record<string, { commands: string[]; packages: string[] }> = {
  firefox: { commands: ["firefox-esr"], packages: ["firefox-esr"] },
  webkit: {
    commands: ["WebKitWebDriver", "xvfb-run", "xauth"],
    packages: ["webkit2gtk-driver", "xvfb", "xauth"],
  },
};

export const hasEngine = (name: string) => ENGINES[name]?.commands.every(findCommand) === true;

export function findBrowser(): string | undefined {
  const onPath = CHROMIUMS.map(findCommand).find((path) => path !== undefined);
  return onPath ?? [...APPLICATIONS, chromium.executablePath()].find((path) => existsSync(path));
}

export function findCommand(command: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => resolve(folder, command))
    .find((path) => existsSync(path));
}
