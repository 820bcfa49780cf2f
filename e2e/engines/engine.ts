import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { startScripts, untilHydrated } from "#e2e/support/fixtures.ts";
import { findCommand } from "#scripts/support/find-programs.ts";
import { freePort } from "#scripts/support/start-locally.ts";
import { type Driver, type Key, settle, steady } from "./driver.ts";
import { startRecordedSite } from "./recorded-site.ts";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** One browser serves a whole file of tests: starting it takes longer than most of them. */
export const test = base.extend<{ site: Site }, { driver: Driver }>({
  driver: [
    async ({ browserName }, use, { project, workerIndex }) => {
      const home = join(project.outputDir, `home-${workerIndex}`);
      const driver = steady(await (browserName === "webkit" ? startWebKit(home) : startFirefox()));
      await use(driver);
      await driver.close();
    },
    { scope: "worker" },
  ],
  site: async ({ driver, baseURL }, use) => {
    const site = await openSite(driver, baseURL);
    await use(site);
    site.stop();
    if (!site.fault) expect(site.said()).toEqual([]);
  },
});

type Site = Awaited<ReturnType<typeof openSite>>;

/** On a port of its own, and so with nothing in the browser's cache. */
async function openSite(driver: Driver, origin?: string) {
  const recorded = await startRecordedSite(origin);
  const atRest = (where: string) => expect.poll(() => driver.evaluate(settle), where).toBe(true);
  return Object.assign(recorded, {
    said: () =>
      recorded.messages
        .splice(0)
        .filter((message) => !message.includes("404: there is no page at")),
    async open(path: string, { width, height }: typeof PHONE) {
      await driver.resize(width, height);
      await driver.open(recorded.origin + path);
      await driver.evaluate(startScripts);
      await driver.evaluate(untilHydrated);
      await atRest(path);
    },
    async resize({ width, height }: typeof PHONE) {
      await driver.resize(width, height);
      await expect.poll(() => driver.evaluate(() => window.innerWidth)).toBe(width);
      await atRest(`at ${width} px`);
    },
  });
}

async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findCommand("firefox-esr"),
  });
  const page = await browser.newPage();
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: (address) => page.goto(address),
    back: () => page.goBack({ waitUntil: "domcontentloaded" }),
    evaluate: (look, ...given) =>
      page.evaluate(`(${look})(...${JSON.stringify(given)})`) as Promise<never>,
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

const KEYS: Record<Key, string> = { Escape: "\uE00C", ArrowRight: "\uE014" };
const ENTER = "\uE007";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

async function startWebKit(home: string): Promise<Driver> {
  const { post, stop } = await startSession(home);
  const find = async (value: string) => {
    const query = { using: "css selector", value };
    return (await post<Record<string, string>>("/element", query))[ELEMENT];
  };
  const act = (type: string, ...actions: object[]) =>
    post("/actions", { actions: [{ type, id: type, actions }] });
  return {
    resize: (width, height) => post("/window/rect", { x: 0, y: 0, width, height }),
    open: (url) => post("/url", { url }),
    back: () => post("/back", {}),
    evaluate: (look, ...args) =>
      post("/execute/sync", { script: `return (${look})(...arguments)`, args }),
    click: async (selector) => post(`/element/${await find(selector)}/click`, {}),
    hover: async (selector) => {
      const origin = { [ELEMENT]: await find(selector) };
      return act("pointer", { type: "pointerMove", origin, x: 0, y: 0 });
    },
    type: async (selector, text) =>
      post(`/element/${await find(selector)}/value`, { text: text.replaceAll("\n", ENTER) }),
    press: (key) =>
      act("key", { type: "keyDown", value: KEYS[key] }, { type: "keyUp", value: KEYS[key] }),
    close: async () => stop(),
  };
}

/** The browser's own buttons would keep its window from becoming as narrow as a phone. */
const SMALL_BUTTONS =
  "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px }";

async function startSession(home: string) {
  mkdirSync(join(home, "gtk-3.0"), { recursive: true });
  writeFileSync(join(home, "gtk-3.0/gtk.css"), SMALL_BUTTONS);
  const port = await freePort();
  const screen = ["--auto-servernum", "--server-args=-screen 0 1400x1000x24"];
  const { pid = 0 } = spawn("xvfb-run", [...screen, "WebKitWebDriver", `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home },
    detached: true,
  });
  const address = `http://127.0.0.1:${port}/session`;
  await expect(() => fetch(address)).toPass({ timeout: 20_000 });
  const { sessionId } = await ask<{ sessionId: string }>(address, { capabilities: {} });
  return {
    post: <Answer>(path: string, body: object) =>
      ask<Answer>(`${address}/${sessionId}${path}`, body),
    // A screen, a driver and a browser: one group of processes.
    stop: () => process.kill(-pid),
  };
}

async function ask<Answer>(address: string, body: object): Promise<Answer> {
  const response = await fetch(address, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Answer };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

export { expect };
