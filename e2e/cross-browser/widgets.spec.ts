import { setTimeout } from "node:timers/promises";
import { countVisible, getPath, getText } from "./driver.ts";
import { DESKTOP, expect, PHONE, test } from "./engine.ts";

const PROJECT = "/portfolio/indian-wells-home-staging/golf-course-grandeur";

/** On phones the gallery on Home is a carousel too. */
const QUOTES = '[aria-roledescription=carousel]:has(button[aria-label="Next quote"])';

test("the menu opens, follows a link and closes; Back returns @all", async ({ site, driver }) => {
  await site.open("/faq", PHONE);
  await driver.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  expect(await countVisible(driver, "nav[aria-label=Menu]")).toBe(0);
  await driver.click("button[aria-label=Menu]");
  await expect.poll(() => countVisible(driver, "nav[aria-label=Menu] a")).toBeGreaterThan(5);
  await driver.click('nav[aria-label=Menu] a[href="/about"]');
  await expect.poll(() => getPath(driver)).toBe("/about");
  await expect.poll(() => countVisible(driver, "nav[aria-label=Menu]")).toBe(0);
  await expect.poll(() => driver.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await expect.poll(() => driver.evaluate(() => window.scrollY)).toBe(0);
  await driver.back();
  await expect.poll(() => getPath(driver)).toBe("/faq");
  await expect.poll(() => driver.evaluate(() => Math.round(window.scrollY))).toBe(600);
});

test("a link under the pointer prefetches its page @all", async ({ site, driver }) => {
  await site.open("/faq", DESKTOP);
  const asked = () =>
    driver.evaluate(() => document.querySelectorAll('link[rel=prefetch][href^="/about"]').length);
  expect(await asked()).toBe(0);
  await driver.hover('header a[href="/about"]');
  await expect.poll(asked).toBe(1);
  // A CSP violation is logged a moment later; the site fixture then fails.
  await setTimeout(500);
  // So it does if the page's own style sheet cannot be used.
  await driver.click('header a[href="/about"]');
  await expect.poll(() => getPath(driver)).toBe("/about");
  await setTimeout(500);
});

test("the carousel moves to the next quote, at both sizes @all", async ({ site, driver }) => {
  await site.open("/", PHONE);
  const left = () =>
    driver.evaluate(() => {
      const next = document.querySelector('button[aria-label="Next quote"]');
      const carousel = next?.closest("[aria-roledescription=carousel]")?.querySelector("ul");
      return Math.round((carousel?.scrollLeft ?? 0) / (carousel?.clientWidth ?? 1));
    });
  expect(await left()).toBe(0);
  for (const [index, size] of [PHONE, DESKTOP].entries()) {
    await site.resize(size);
    const at = `at ${size.width} px`;
    await driver.click('button[aria-label="Next quote"]');
    await expect.poll(left, at).toBe(index + 1);
    const announced = () => getText(driver, `${QUOTES} [aria-live]`);
    await expect.poll(announced, at).toContain(`Quote ${index + 2} of`);
  }
});

test("slider and viewer follow keys and clicks, at both sizes @all", async ({ site, driver }) => {
  await site.open(PROJECT, PHONE);
  const edge = () =>
    driver.evaluate(() => {
      const photos = document.querySelectorAll("div:has(> input[type=range]) img");
      const before = photos[1];
      return before ? getComputedStyle(before).clipPath : "";
    });
  for (const [index, size] of [PHONE, DESKTOP].entries()) {
    await site.resize(size);
    const at = `at ${size.width} px`;
    const start = await edge();
    await driver.evaluate(() =>
      document.querySelector<HTMLInputElement>("input[type=range]")?.focus(),
    );
    await driver.press("ArrowRight");
    await expect.poll(edge, at).not.toBe(start);
    await expect
      .poll(() =>
        driver.evaluate(() =>
          document.querySelector("input[type=range]")?.getAttribute("aria-valuetext"),
        ),
      )
      .toMatch(new RegExp(`^${51 + index}% before`));

    await driver.click("main button:has(img)");
    await expect.poll(() => countVisible(driver, "dialog[open]"), at).toBe(1);
    const place = () => getText(driver, "dialog [role=status]");
    await expect.poll(place, at).toMatch(new RegExp(`^Photo ${1 + index} of`));
    await driver.click('dialog button[aria-label="Next photo"]');
    await expect.poll(place, at).toMatch(new RegExp(`^Photo ${2 + index} of`));
    await driver.press("Escape");
    await expect.poll(() => countVisible(driver, "dialog[open]"), at).toBe(0);
  }
});

test("one question is open at a time, at both sizes @all", async ({ site, driver }) => {
  await site.open("/faq", PHONE);
  const ids = await driver.evaluate(() =>
    [...document.querySelectorAll("main details")].map(({ id }) => id),
  );
  for (const size of [PHONE, DESKTOP]) {
    await site.resize(size);
    const at = `at ${size.width} px`;
    for (const id of ids.splice(0, 2)) {
      await driver.click(`[id="${id}"] summary`);
      await expect
        .poll(() => countVisible(driver, `[id="${id}"] [data-answer] p`), at)
        .toBeGreaterThan(0);
      await expect.poll(() => countVisible(driver, "main details[open]"), at).toBe(1);
    }
  }
});

test("a filter filters, and Back removes it, at both sizes @all", async ({ site, driver }) => {
  await site.open("/portfolio", PHONE);
  for (const size of [PHONE, DESKTOP]) {
    await site.resize(size);
    const at = `at ${size.width} px`;
    const all = await countVisible(driver, "main article, main li a");
    await driver.click('main [aria-label="Filter by location"] button:nth-of-type(2)');
    await expect.poll(() => getPath(driver), at).toMatch(/location=/);
    await expect.poll(() => countVisible(driver, "main article, main li a"), at).toBeLessThan(all);
    await driver.back();
    await expect.poll(() => getPath(driver), at).toBe("/portfolio");
    await expect.poll(() => countVisible(driver, "main article, main li a"), at).toBe(all);
  }
});
