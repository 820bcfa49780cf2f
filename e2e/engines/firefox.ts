import puppeteer from "puppeteer-core";
import type { Driver } from "./driver.ts";

export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath });
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
