import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { findCommand } from "#scripts/support/find-programs.ts";
import { findFreePort } from "#scripts/support/start-locally.ts";

export type Driver = Awaited<ReturnType<typeof startWebKit>>;
type Command = (...given: never[]) => Promise<unknown>;

/** Drivers lose a command about once in several hundred, so each command is tried twice. */
export async function startDriver(browserName: string, home: string): Promise<Driver> {
  const driver = await (browserName === "webkit" ? startWebKit(home) : startFirefox());
  const click = async (selector: string) => {
    await driver.evaluate(settle, selector);
    await driver.click(selector);
  };
  const twice =
    (command: Command): Command =>
    (...given) =>
      command(...given).catch(() => command(...given));
  const commands = Object.entries<Command>({ ...driver, click });
  return Object.fromEntries(commands.map(([name, command]) => [name, twice(command)])) as Driver;
}

async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findCommand("firefox-esr"),
  });
  const page = await browser.newPage();
  return {
    resize: (size) => page.setViewport(size),
    open: (url) => page.goto(url),
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

const KEYS = { Escape: "\uE00C", ArrowRight: "\uE014" };
const ENTER = "\uE007";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

async function startWebKit(home: string) {
  const { post, close } = await startSession(home);
  const find = async (value: string) => {
    const query = { using: "css selector", value };
    return (await post<Record<string, string>>("/element", query))[ELEMENT];
  };
  const act = (type: string, ...actions: object[]) =>
    post("/actions", { actions: [{ type, id: type, actions }] });
  return {
    resize: (size: { width: number; height: number }) =>
      post("/window/rect", { x: 0, y: 0, ...size }),
    open: (url: string) => post("/url", { url }),
    back: () => post("/back", {}),
    evaluate: <Result, Given extends unknown[]>(
      look: (...given: Given) => Result,
      ...args: Given
    ) => post<Awaited<Result>>("/execute/sync", { script: `return (${look})(...arguments)`, args }),
    click: async (selector: string) => post(`/element/${await find(selector)}/click`, {}),
    hover: async (selector: string) => {
      const origin = { [ELEMENT]: await find(selector) };
      return act("pointer", { type: "pointerMove", origin, x: 0, y: 0 });
    },
    type: async (selector: string, text: string) =>
      post(`/element/${await find(selector)}/value`, { text: text.replaceAll("\n", ENTER) }),
    press: (key: keyof typeof KEYS) =>
      act("key", { type: "keyDown", value: KEYS[key] }, { type: "keyUp", value: KEYS[key] }),
    close,
  };
}

/** The browser's own buttons would keep its window wider than a phone. */
const SMALL_BUTTONS =
  "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px }";

async function startSession(home: string) {
  mkdirSync(join(home, "gtk-3.0"), { recursive: true });
  writeFileSync(join(home, "gtk-3.0/gtk.css"), SMALL_BUTTONS);
  const port = await findFreePort();
  const screen = ["--auto-servernum", "--server-args=-screen 0 1400x1000x24"];
  const { pid = 0 } = spawn("xvfb-run", [...screen, "WebKitWebDriver", `--port=${port}`], {
    env: { ...process.env, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home },
    detached: true,
  });
  let session = `http://127.0.0.1:${port}/session`;
  async function post<Answer>(path: string, body: object): Promise<Answer> {
    const response = await fetch(session + path, { method: "POST", body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Answer };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
  await expect(() => fetch(session)).toPass({ timeout: 20_000 });
  const { sessionId } = await post<{ sessionId: string }>("", { capabilities: {} });
  session += `/${sessionId}`;
  return {
    post,
    async close() {
      // The screen, the driver and the browser form one process group.
      process.kill(-pid);
    },
  };
}

/**
 * A click misses a moving element, so this ends animations and scrolls to the element. Returns whether the
 * start-up screen has gone.
 */
export async function settle(selector?: string): Promise<boolean> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const element = selector && document.querySelector(selector);
  for (let last: number | undefined, calm = 0; calm < 3; calm += 1) {
    await nextFrame();
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    if (!element) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { top } = element.getBoundingClientRect();
    if (top !== last) calm = 0;
    last = top;
  }
  const screen = document.querySelector("[data-startup-screen]");
  return screen?.checkVisibility({ visibilityProperty: true }) !== true;
}

export const countVisible = (driver: Driver, selector: string) =>
  driver.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length,
    selector,
  );

export const getText = (driver: Driver, selector: string) =>
  driver.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? "", selector);

export const getPath = (driver: Driver) =>
  driver.evaluate(() => location.pathname + location.search);
