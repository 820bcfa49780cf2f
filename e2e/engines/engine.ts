import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { startScripts, untilHydrated } from "#e2e/support/fixtures.ts";
import { freePort, untilAnswered } from "#e2e/support/free-port.ts";
import { type EngineName, findCommand, hasEngine } from "#scripts/support/find-programs.ts";
import { type Driver, type Key, settle, steady } from "./driver.ts";
import { type RecordedSite, startRecordedSite } from "./recorded-site.ts";

export type EngineOptions = {
  engineName: EngineName;
  origin: string;
  /** A file that asks for it has a browser with nothing in its cache: Playwright starts another. */
  ownBrowser: boolean;
};

const START: Record<EngineName, (folder: string) => Promise<Driver>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** One browser serves a whole file of tests: starting it takes longer than most of them. */
export const test = base.extend<
  { site: ReturnType<typeof siteOf> },
  EngineOptions & { driver: Driver; recorded: RecordedSite }
>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  origin: ["", { option: true, scope: "worker" }],
  ownBrowser: [false, { option: true, scope: "worker" }],
  recorded: [
    async ({ origin }, use) => {
      const recorded = await startRecordedSite(origin);
      await use(recorded);
      recorded.stop();
    },
    { scope: "worker" },
  ],
  driver: [
    async ({ engineName }, use, { project }) => {
      const driver = steady(await START[engineName](project.outputDir));
      await use(driver);
      await driver.close();
    },
    { scope: "worker" },
  ],
  site: async ({ driver, recorded }, use) => {
    const site = siteOf(driver, recorded);
    await use(site);
    if (recorded.fault) {
      await driver.open("about:blank");
      recorded.fault = undefined;
      site.said();
    }
    expect(site.said()).toEqual([]);
  },
});

function siteOf(driver: Driver, recorded: RecordedSite) {
  const atRest = (where: string) => expect.poll(() => driver.evaluate(settle), where).toBe(true);
  return {
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
    suffer(fault: RecordedSite["fault"]) {
      recorded.fault = fault;
    },
  };
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

/** The browser's own buttons would keep its window from becoming as narrow as a phone. */
const SMALL_BUTTONS =
  "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px }";

async function startWebKit(homes: string): Promise<Driver> {
  const display = startDisplay(homes);
  const { post, end } = await startSession(await display.environment);
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
    hover: async (selector) =>
      act("pointer", {
        type: "pointerMove",
        origin: { [ELEMENT]: await find(selector) },
        x: 0,
        y: 0,
      }),
    type: async (selector, text) =>
      post(`/element/${await find(selector)}/value`, { text: text.replaceAll("\n", ENTER) }),
    press: (key) =>
      act("key", { type: "keyDown", value: KEYS[key] }, { type: "keyUp", value: KEYS[key] }),
    async close() {
      await end();
      display.stop();
    },
  };
}

/** The home stays: the browser writes to it even after it was told to stop. */
function startDisplay(folder: string) {
  mkdirSync(folder, { recursive: true });
  const home = mkdtempSync(join(folder, "webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/gtk.css"), SMALL_BUTTONS);
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  return {
    environment: once(screen.stdout, "data").then(([number]) => ({
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
    })),
    stop: () => screen.kill(),
  };
}

async function startSession(env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env });
  await untilAnswered(`${origin}/status`);
  const body = { capabilities: {} };
  const { sessionId } = await ask<{ sessionId: string }>("POST", `${origin}/session`, body);
  const session = `${origin}/session/${sessionId}`;
  return {
    post: <Answer>(path: string, body: object) => ask<Answer>("POST", session + path, body),
    async end() {
      await ask("DELETE", session);
      driver.kill();
    },
  };
}

async function ask<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const response = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Answer & { error?: string } };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

test.beforeAll(({ engineName }) =>
  test.skip(!hasEngine(engineName), `${engineName} is not installed on this machine`),
);

export { expect };
