import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { FIRST_PAGE_ENTRIES, PAGE_ENTRIES } from "#app/config/limits.ts";
import { LIST_PATHS } from "#app/config/paths.ts";
import { FAQ_STAGGER_MS, PROJECT_CARD_STAGGER_MS, STARTUP_SCREEN_MS } from "#app/config/timing.ts";
import { cutIntoPages } from "#app/lib/list-pages.ts";
import { expect, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { result, searchField } from "#e2e/support/locators.ts";
import { BUILD_MS, openOwnSite } from "#e2e/support/own-site.ts";

const HOMES = 60;
const ARTICLES = 30;
const FAQS = 300;

/** One site serves all tests of this file, so one worker runs them. */
test.describe.configure({ mode: "default" });

let site: Awaited<ReturnType<typeof openOwnSite>>;

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  site = await openOwnSite({ projects: HOMES, posts: ARTICLES, faqs: FAQS });
});

test.afterAll(() => site?.close());

const next = (page: Page) => page.getByRole("navigation", { name: "Pages" }).getByText("Next");
const homes = (page: Page) =>
  page
    .getByRole("region", { name: "Projects" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
const text = async (element: Locator) => (await element.textContent()) ?? "";
const paths = (page: Page, links: string) =>
  page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

test.describe("lists of more than one page @all", () => {
  for (const { list, links, entries } of [
    {
      list: "/portfolio",
      links: "main li a[href^='/portfolio/'][href*='-home-staging/']",
      entries: HOMES,
    },
    { list: "/blog", links: "main article a", entries: ARTICLES },
  ])
    test(`${list} leads to every entry by links alone`, async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      const found: string[] = [];
      await page.goto(site.origin + list);
      for (;;) {
        const here = await paths(page, links);
        expect(here.length).toBeLessThan(PAGE_ENTRIES + 3);
        found.push(...here);
        if ((await next(page).count()) === 0) break;
        await next(page).click();
      }
      expect(new Set(found).size).toBe(entries);
      expect(found).toHaveLength(entries);
      await page.close();
    });

  test("a page of a list names itself and its neighbors", async ({ page }) => {
    await open(page, `${site.origin}/blog/page/2`);
    const link = (rel: string) => page.locator(`head link[rel="${rel}"]`);
    await expect(link("canonical")).toHaveAttribute("href", /\/blog\/page\/2$/);
    await expect(link("prev")).toHaveAttribute("href", /\/blog$/);
    await expect(link("next")).toHaveAttribute("href", /\/blog\/page\/3$/);
    await expect(page).toHaveTitle(/page 2/);
    const sitemap = await readFile(join(site.client, "sitemap.xml"), "utf8");
    expect(sitemap).toContain("/blog/page/2</loc>");
    expect(sitemap).toContain("/portfolio/page/5</loc>");
    const feed = await readFile(join(site.client, "feed.xml"), "utf8");
    expect(feed.match(/<item>/g)).toHaveLength(20);
  });

  test("a filter reaches homes of every page, once somebody reaches for it", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(LIST_PATHS.projects)) fetched.push(request.url());
    });
    await open(page, `${site.origin}/portfolio/page/2`);
    await expect(homes(page)).toHaveCount(PAGE_ENTRIES);
    await expect(result(page)).toHaveText(`Showing ${HOMES} of ${HOMES} projects`);
    expect(fetched).toEqual([]);

    const [, ...cities] = await page
      .getByRole("group", { name: "Filter by location" })
      .getByRole("button")
      .all();
    let total = 0;
    for (const city of cities) {
      const name = await text(city);
      await city.click();
      await expect(result(page)).toHaveText(
        new RegExp(`^Showing \\d+ of ${HOMES} projects in ${name}$`),
      );
      const count = Number((await text(result(page))).match(/\d+/)?.[0]);
      await expectPages(page, name, count);
      total += count;
    }
    expect(total).toBe(HOMES);
    expect(fetched).toHaveLength(1);
    expect(new URL(page.url()).pathname, "a filter belongs to the list itself").toBe("/portfolio");
    await page.getByRole("button", { name: "Clear All Filters" }).click();
    await expect(homes(page)).toHaveCount(FIRST_PAGE_ENTRIES);
  });

  test("a search finds an article of another page, and can be shared", async ({ page }) => {
    await open(page, `${site.origin}/blog`);
    await expect(page.getByRole("article")).toHaveCount(FIRST_PAGE_ENTRIES);
    await page.goto(`${site.origin}/blog/page/3`);
    const title = await text(page.getByRole("article").last().getByRole("heading"));
    await open(page, `${site.origin}/blog`);
    await expect(page.getByRole("heading", { name: title, exact: true })).toHaveCount(0);
    await searchField(page).fill(title);
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  });

  test("a list that does not come is told, and can be tried again", async ({ page }) => {
    await page.route(`**${LIST_PATHS.posts}`, (route) => route.abort());
    await open(page, `${site.origin}/blog`);
    await searchField(page).fill("the");
    const status = page.getByRole("search").getByRole("status");
    await expect(status).toContainText("did not load");
    await expect(page.getByRole("article")).toHaveCount(FIRST_PAGE_ENTRIES);
    await page.unroute(`**${LIST_PATHS.posts}`);
    // A hand on its way there would already have it fetched again.
    await status.getByRole("button", { name: "Try again" }).dispatchEvent("click");
    await expect(status).toHaveText(new RegExp(`^Showing \\d+ of ${ARTICLES} articles$`));
  });

  test.describe("where things move", () => {
    test.use(WITH_MOTION);

    for (const javaScriptEnabled of [true, false])
      test(`each item of a long page waits one stagger longer, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
        browser,
      }) => {
        const page = await browser.newPage({ javaScriptEnabled });
        for (const { path, items, count, stagger } of [
          { path: "/faq", items: "details[name=faq]", count: FAQS, stagger: FAQ_STAGGER_MS },
          {
            path: "/portfolio/page/2",
            items: "main li.rise",
            count: PAGE_ENTRIES,
            stagger: PROJECT_CARD_STAGGER_MS,
          },
        ]) {
          await page.goto(site.origin + path);
          const delays = await page
            .locator(items)
            .evaluateAll((all) =>
              all.map((item) => Number.parseFloat(getComputedStyle(item).animationDelay) * 1000),
            );
          expect(delays.map(Math.round), path).toEqual(
            Array.from({ length: count }, (_, index) => STARTUP_SCREEN_MS + index * stagger),
          );
        }
        await page.close();
      });

    test("a card that is scrolled to waits by its place in the list", async ({ page }) => {
      await open(page, `${site.origin}/portfolio/page/2`);
      await homes(page).last().scrollIntoViewIfNeeded();
      const last = page.locator("main li[data-reveal=shown]").last();
      const delay = ((PAGE_ENTRIES - 1) * PROJECT_CARD_STAGGER_MS) / 1000;
      await expect(last).toHaveCSS("animation-delay", `${delay}s`);
    });
  });
});

/** Every page of a filtered list is as long as it should be, and shows homes of one city only. */
async function expectPages(page: Page, city: string, count: number) {
  const sizes = cutIntoPages(Array.from({ length: count })).map(({ length }) => length);
  for (const [index, size] of sizes.entries()) {
    await expect(homes(page)).toHaveCount(size);
    await expect(homes(page).filter({ hasText: city })).toHaveCount(size);
    if (index === sizes.length - 1) break;
    const first = await text(homes(page).first());
    await next(page).click();
    await expect(homes(page).first()).not.toHaveText(first);
  }
  await expect(next(page)).toHaveCount(0);
}
