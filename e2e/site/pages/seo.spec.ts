import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { PATHS } from "#app/config/paths.ts";
import { getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { BUILT_SITE, readBuiltPage } from "#e2e/support/built-pages.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

const PAGES = await getSitePaths();
const ORIGIN = new URL(readBuiltPage("/").link("canonical") ?? "").origin;
const builtText = (file: string) => readFileSync(join(BUILT_SITE, file), "utf8");

test("every page has a title, a description and an address of its own", () => {
  const pages = PAGES.map((path) => ({ path, ...readBuiltPage(path) }));
  for (const { path, title, meta, link } of pages) {
    expect(title, path).toMatch(/^.+ .+: .+ \| Ocotillo & Linen$/);
    expect(meta("description")?.length, path).toBeGreaterThan(70);
    expect(link("canonical"), path).toBe(ORIGIN + path);
    expect(meta("robots"), path).toMatch(/^index, ?follow/);
  }
  const distinct = (values: (string | undefined)[]) => new Set(values).size;
  expect(distinct(pages.map(({ title }) => title))).toBe(pages.length);
  expect(distinct(pages.map(({ meta }) => meta("description")))).toBe(pages.length);
});

test("what is not there, or also elsewhere, stays out of search results", () => {
  expect(readBuiltPage(PATHS.notFound).meta("robots")).toContain("noindex");
  expect(readBuiltPage("/portfolio/17").link("canonical")).toBe(
    `${ORIGIN}/portfolio/indian-wells-home-staging/mid-century-revival`,
  );
});

test("every page can be shared, with a picture of its own", async () => {
  for (const path of PAGES) {
    const { meta, title } = readBuiltPage(path);
    expect(meta("og:title"), path).toBe(title);
    expect(meta("og:description"), path).toBe(meta("description"));
    expect(meta("og:url"), path).toBe(ORIGIN + path);
    expect(meta("og:type"), path).toMatch(/^(website|article)$/);
    expect(meta("og:image:alt"), path).toMatch(/./);
    expect(meta("twitter:card"), path).toBe("summary_large_image");
    const image = new URL(meta("og:image") ?? "");
    expect(image.origin, path).toBe(ORIGIN);
    expect(await sharp(join(BUILT_SITE, image.pathname)).metadata(), path).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
  }
});

test("the sitemap lists every page once, and pictures that exist", async ({ page }) => {
  await page.goto("/sitemap.xml");
  const found = await page.evaluate(() => ({
    broken: document.querySelector("parsererror")?.textContent,
    pages: [...document.querySelectorAll("url > loc")].map((node) => node.textContent),
    dates: [...document.querySelectorAll("lastmod")].map((node) => node.textContent),
    pictures: [...document.getElementsByTagName("image:loc")].map((node) => node.textContent),
  }));
  expect(found.broken).toBeUndefined();
  expect(found.pages.toSorted()).toEqual(PAGES.map((path) => ORIGIN + path).toSorted());
  for (const date of found.dates) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(found.pictures.length).toBeGreaterThan(50);
  for (const address of found.pictures)
    expect(existsSync(join(BUILT_SITE, new URL(address).pathname)), address).toBe(true);
});

test("the feed is well-formed and carries every article in full", async ({ page }) => {
  const xml = builtText("feed.xml");
  await page.goto("/terms-of-service");
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
    [5, 4, 3, 2, 1].map((id) => `${ORIGIN}/blog/${id}`),
  );
  for (const { words, date } of items) {
    expect(words).toBeGreaterThan(650);
    expect(new Date(date).getTime()).not.toBeNaN();
  }
});

test("the feed names every city and every service", () => {
  const places = PAGES.filter((path) => /^\/services\/|-home-staging$/.test(path));
  expect(places).toHaveLength(9);
  for (const path of places) expect(builtText("feed.xml"), path).toContain(`${ORIGIN}${path}`);
});

test("robots.txt leads to the sitemap", () => {
  expect(builtText("robots.txt")).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});
