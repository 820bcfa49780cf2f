import { test as base, expect } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { startScripts, untilHydrated } from "#e2e/support/fixtures.ts";
import { type EngineName, findCommand, hasEngine } from "#scripts/support/find-programs.ts";
import { type Driver, settle, steady } from "./driver.ts";
import { type RecordedSite, startRecordedSite } from "./recorded-site.ts";
import { startWebKit } from "./webkit.ts";

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

test.beforeAll(({ engineName }) =>
  test.skip(!hasEngine(engineName), `${engineName} is not installed on this machine`),
);

export { expect };
