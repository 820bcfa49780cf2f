import puppeteer from "puppeteer-core";
import type { Driver } from "./driver.ts";
import { aimAt } from "./motion.ts";

export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/^(error|warn)/.test(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const evaluate: Driver["evaluate"] = (look, ...given) =>
    page.evaluate(`(${look})(...${JSON.stringify(given)})`) as Promise<never>;
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    async open(address) {
      await page.goto(address);
    },
    async back() {
      await page.goBack({ waitUntil: "domcontentloaded" });
    },
    evaluate,
    async click(selector) {
      await aimAt({ evaluate }, selector);
      await page.click(selector);
    },
    hover: (selector) => page.hover(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    complaints,
    close: () => browser.close(),
  };
}
