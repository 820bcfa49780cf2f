import { countVisible, getPath, getText } from "./driver.ts";
import { DESKTOP, expect, test } from "./engine.ts";

test("the first click after a deployment opens the next page @all", async ({ site, driver }) => {
  await site.open("/about", DESKTOP);
  site.fault = "files replaced";
  await driver.click('footer a[href="/blog"]');
  await expect.poll(() => getPath(driver)).toBe("/blog");
  await expect.poll(() => countVisible(driver, "h1")).toBe(1);
});

test("a page without its data says so, and a retry loads it @all", async ({ site, driver }) => {
  await site.open("/about", DESKTOP);
  site.fault = "data gone";
  await driver.hover('header a[href="/blog"]');
  await driver.click('footer a[href="/blog"]');
  await expect.poll(() => getText(driver, "h1")).toBe("This page could not be loaded");
  expect(await countVisible(driver, "header")).toBe(1);
  site.fault = undefined;
  site.said();
  await driver.click("main button");
  await expect.poll(() => getText(driver, "h1")).toBe("Our Blog");
});
