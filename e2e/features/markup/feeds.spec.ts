import { existsSync } from "node:fs";
import { join } from "node:path";
import { BUILT_SITE } from "#e2e/support/built-pages.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { CONTENT, PAGES } from "#e2e/support/site.ts";

const { website } = CONTENT.business;

const UNLISTED = CONTENT.originals.map(({ path }) => path);
const LISTED = PAGES.filter((path) => !UNLISTED.includes(path));

test("the sitemap lists every listed page once, and photos that exist", async ({ page }) => {
  await page.goto("/sitemap.xml");
  const found = await page.evaluate(() => ({
    broken: document.querySelector("parsererror")?.textContent,
    pages: [...document.querySelectorAll("url > loc")].map((node) => node.textContent),
    dates: [...document.querySelectorAll("lastmod")].map((node) => node.textContent),
    photos: [...document.getElementsByTagName("image:loc")].map((node) => node.textContent),
  }));
  expect(found.broken).toBeUndefined();
  expect(found.pages.toSorted()).toEqual(LISTED.map((path) => website + path).toSorted());
  for (const date of found.dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(found.photos.length).toBeGreaterThan(50);
  for (const url of found.photos)
    expect(existsSync(join(BUILT_SITE, new URL(url).pathname)), url).toBe(true);
});

test("the feed is well-formed and carries every post in full", async ({ page, request }) => {
  const xml = await (await request.get("/feed.xml")).text();
  const items = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, "text/xml");
    if (feed.querySelector("parsererror")) throw new Error("the feed is not well-formed");
    return [...feed.querySelectorAll("item")].map((item) => ({
      link: item.querySelector("link")?.textContent,
      words: item.getElementsByTagName("content:encoded")[0]?.textContent.split(/\s+/).length ?? 0,
      date: item.querySelector("pubDate")?.textContent ?? "",
    }));
  }, xml);
  expect(items.map(({ link }) => link)).toEqual(
    CONTENT.posts.map(({ id }) => `${website}/blog/${id}`),
  );
  for (const { words, date } of items) {
    expect(words).toBeGreaterThan(650);
    expect(new Date(date).getTime()).not.toBeNaN();
  }
});
