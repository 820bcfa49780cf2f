import { pathOf, seen, textOf } from "./driver.ts";
import { DESKTOP, expect, test } from "./engine.ts";

test("the first click after a deployment leads on @all", async ({ site, driver }) => {
  await site.open("/about", DESKTOP);
  site.fault = "files replaced";
  await driver.click('footer a[href="/blog"]');
  await expect.poll(() => pathOf(driver)).toBe("/blog");
  await expect.poll(() => seen(driver, "h1")).toBe(1);
});

test("a page without its data says so, and a retry brings it @all", async ({ site, driver }) => {
  await site.open("/about", DESKTOP);
  site.fault = "data gone";
  await driver.hover('header a[href="/blog"]');
  await driver.click('footer a[href="/blog"]');
  await expect.poll(() => textOf(driver, "h1")).toBe("This page could not be loaded");
  expect(await seen(driver, "header")).toBe(1);
  site.fault = undefined;
  site.said();
  await driver.click("main button");
  await expect.poll(() => textOf(driver, "h1")).toBe("Our Blog");
});
