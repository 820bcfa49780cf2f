import { pathOf, seen, textOf } from "./driver.ts";
import { DESKTOP, expect, test } from "./engine.ts";

test.use({ ownBrowser: true });

const NOTICE = "[role=alert]";

test("the first click after a new version has replaced every file leads on", async ({
  site,
  driver,
}) => {
  await site.open("/about", DESKTOP);
  site.suffer("files replaced");
  await driver.click('footer a[href="/blog"]');
  await expect.poll(() => pathOf(driver)).toBe("/blog");
  await expect.poll(() => seen(driver, "h1")).toBe(1);
});

test("a server that is gone leaves the page there, pointed at or clicked", async ({
  site,
  driver,
}) => {
  await site.open("/about", DESKTOP);
  const heading = await textOf(driver, "h1");
  await driver.evaluate(() => document.documentElement.setAttribute("data-same-load", ""));
  site.suffer("server gone");
  await driver.hover('header a[href="/blog"]');
  await driver.click('footer a[href="/blog"]');
  await expect.poll(() => textOf(driver, NOTICE)).toContain("You seem to be offline");
  expect(await textOf(driver, "html[data-same-load] h1")).toBe(heading);
  expect(await pathOf(driver)).toBe("/about");
});
