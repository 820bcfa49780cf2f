import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { Refusal } from "#app/model/read/refusal.ts";

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

export const WRANGLER = "wrangler@4.158.0";

/** 130 MB on the first run, during which a network may fail. */
const NPX_ATTEMPTS = 3;

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

/** Where npx has put a program that needs a newer Node than the site does, and that Node. */
export function bringWithNode(program: string): [node: string, file: string] {
  const packages = ["node@22.23.3", program].flatMap((name) => ["--package", name]);
  const find = `command -v node; command -v ${program.split("@")[0]}`;
  const words = ["--yes", "--loglevel=error", "--no-update-notifier", ...packages, "--call", find];
  for (let attempt = 0; attempt < NPX_ATTEMPTS; attempt += 1) {
    const { stdout } = spawnSync("npx", words, {
      stdio: ["ignore", "pipe", "inherit"],
      encoding: "utf8",
    });
    const [node, file] = stdout?.trim().split("\n").slice(-2) ?? [];
    if (node && file) return [node, file];
  }
  throw new Refusal(`npx could not bring ${program}: it needs the npm registry.`);
}
