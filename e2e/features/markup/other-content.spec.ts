import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { ENTRIES_ON_FIRST_PAGE, ENTRIES_PER_PAGE } from "#app/config/limits.ts";
import { LIST_PATHS } from "#app/config/paths.ts";
import { FAQ_STAGGER_MS, PROJECT_CARD_STAGGER_MS, STARTUP_SCREEN_MS } from "#app/config/timing.ts";
import { paginate } from "#app/lib/pagination.ts";
import { PHOTO_MANIFEST } from "#app/model/load/photo-library.server.ts";
import { sendTo, test as withFormService } from "#e2e/support/fake-form-service.ts";
import { expect, open, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { fillIn, formStatus, inquiryForm, SUBMISSION, send } from "#e2e/support/inquiry.ts";
import { expectHardlyAnyShift } from "#e2e/support/layout.ts";
import { REVIVAL, result, searchField } from "#e2e/support/locators.ts";
import { BUSINESS } from "#e2e/support/site.ts";
import { findViolations } from "#e2e/support/violations.ts";
import { openGeneratedSite } from "#scripts/support/generated-site.ts";

const test = withFormService.extend({ bypassCSP: false });

/** The build takes half a minute on an idle machine. */
const BUILD_MS = 300_000;

const HOMES = 60;
const ARTICLES = 30;
const FAQS = 300;
const NOTICE = `
notice:
  text: "Closed July 20 to August 10."
  link: { label: "Book for later", to: /faq }
  from: 2027-07-20
  to: 2027-08-10
`;

const BOOKING = "https://calendly.com/ocotillo";

const REVIEW = "https://g.page/r/ocotillo/review";

const CLOSED = `
closed:
  - name: Summer break
    from: "2099-07-20"
    to: "2099-08-10"
  - name: Founders' day
    from: "2099-12-01"
`;

/** All tests of this file use one site, so one worker runs them. */
test.describe.configure({ mode: "default" });

let site: Awaited<ReturnType<typeof openGeneratedSite>>;

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  site = await openGeneratedSite(
    { projects: HOMES, posts: ARTICLES, faqs: FAQS },
    async (content) => {
      const settings = join(content, "settings.yml");
      const texting = (await readFile(settings, "utf8")).replace(
        /^ {2}photos: true/m,
        "$&\n  texts: true",
      );
      await writeFile(settings, `${texting}${NOTICE}booking: ${BOOKING}\n`);
      for (const page of ["privacy-policy", "terms-of-service"])
        await appendFile(join(content, `pages/${page}.md`), "\n\n## Text messages\n\n{{texts}}\n");
      const business = join(content, "business.yml");
      const rated = (await readFile(business, "utf8")).replace(
        / {2}best: 5/,
        `$&\n  write: ${REVIEW}`,
      );
      await writeFile(business, `${rated}\n${CLOSED}`);
      const photos = join(content, "..", PHOTO_MANIFEST);
      const manifest = await readFile(photos, "utf8");
      await writeFile(photos, manifest.replaceAll('"isAligned": true', '"isAligned": false'));
    },
  );
});

test.afterAll(() => site?.close());

const next = (page: Page) => page.getByRole("navigation", { name: "Pages" }).getByText("Next");
const homes = (page: Page) =>
  page
    .getByRole("region", { name: "Projects" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
const notice = (page: Page) => page.getByRole("complementary", { name: "Notice" });
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
    test(`${list} links to every entry without scripts`, async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      const found: string[] = [];
      await page.goto(site.origin + list);
      for (;;) {
        const here = await paths(page, links);
        expect(here.length).toBeLessThan(ENTRIES_PER_PAGE + 3);
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

  test("a filter finds homes of every page, and fetches them when used", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(LIST_PATHS.projects)) fetched.push(request.url());
    });
    await open(page, `${site.origin}/portfolio/page/2`);
    await expect(homes(page)).toHaveCount(ENTRIES_PER_PAGE);
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
    await expect(homes(page)).toHaveCount(ENTRIES_ON_FIRST_PAGE);
  });

  test("a search finds an article of another page, and can be shared", async ({ page }) => {
    await open(page, `${site.origin}/blog`);
    await expect(page.getByRole("article")).toHaveCount(ENTRIES_ON_FIRST_PAGE);
    await page.goto(`${site.origin}/blog/page/3`);
    const title = await text(page.getByRole("article").last().getByRole("heading"));
    await open(page, `${site.origin}/blog`);
    await expect(page.getByRole("heading", { name: title, exact: true })).toHaveCount(0);
    await searchField(page).fill(title);
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  });

  test("a list that fails to load says so, and can be retried", async ({ page }) => {
    await page.route(`**${LIST_PATHS.posts}`, (route) => route.abort());
    await open(page, `${site.origin}/blog`);
    await searchField(page).fill("the");
    const status = page.getByRole("search").getByRole("status");
    await expect(status).toContainText("did not load");
    await expect(page.getByRole("article")).toHaveCount(ENTRIES_ON_FIRST_PAGE);
    await page.unroute(`**${LIST_PATHS.posts}`);
    // A pointer on its way to the button would already fetch the list again.
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
            items: "main li.reveal",
            count: ENTRIES_PER_PAGE,
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
      const delay = ((ENTRIES_PER_PAGE - 1) * PROJECT_CARD_STAGGER_MS) / 1000;
      await expect(last).toHaveCSS("animation-delay", `${delay}s`);
    });
  });
});

test.describe("a notice @all", () => {
  // Sixteen hours ahead of the business.
  test.use({ timezoneId: "Asia/Tokyo" });

  for (const [time, isShown] of [
    ["2027-07-19T23:59:59-07:00", false],
    ["2027-07-20T00:00:00-07:00", true],
    ["2027-08-10T23:59:59-07:00", true],
    ["2027-08-11T00:00:00-07:00", false],
  ] as const)
    test(`at ${time} the notice is ${isShown ? "there" : "not there"}`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await open(page, site.origin);
      await expect(notice(page)).toBeVisible({ visible: isShown });
    });

  for (const width of [390, 1280])
    for (const path of ["/", "/about"])
      test(`at ${width} px the header of ${path} begins below it, and stays`, async ({ page }) => {
        await page.clock.setFixedTime("2027-08-01T12:00:00Z");
        await page.setViewportSize({ width, height: 800 });
        await open(page, site.origin + path);
        const header = page.getByRole("banner");
        const top = () => header.evaluate((element) => element.getBoundingClientRect().top);
        const { height = 0 } = (await notice(page).boundingBox()) ?? {};
        expect(height).toBeGreaterThan(30);
        expect(await top()).toBeCloseTo(height, 0);
        await expectHardlyAnyShift(page);
        expect(await findViolations(page)).toEqual([]);
        await page.mouse.wheel(0, 600);
        await expect.poll(top).toBeCloseTo(0, 0);
      });

  test("its link works, and the notice stays; a phone's menu covers it", async ({ page }) => {
    await page.clock.setFixedTime("2027-08-01T12:00:00Z");
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, site.origin);
    await notice(page).getByRole("link", { name: "Book for later" }).click();
    await expect(page).toHaveURL(`${site.origin}/faq`);
    await expect(notice(page)).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(notice(page)).toBeHidden();
    const { y } = (await page.getByRole("banner").boundingBox()) ?? {};
    expect(y).toBeCloseTo(0, 0);
  });

  test("without the setting nothing is in the page", async ({ request }) => {
    expect(await (await request.get(`${site.origin}/`)).text()).toContain('aria-label="Notice"');
    expect(await (await request.get("/")).text()).not.toContain('aria-label="Notice"');
  });
});

test.describe("closed days @all", () => {
  // Sixteen hours ahead of the business.
  test.use({ timezoneId: "Asia/Tokyo" });

  const SUMMER = "Closed July 20 to August 10: Summer break";
  const FOUNDERS = "Closed December 1: Founders' day";
  const places = (page: Page) => [
    page.getByRole("complementary", { name: "Contact information" }),
    page.getByRole("contentinfo"),
  ];

  for (const [time, isTold] of [
    ["2099-07-12T23:59:59-07:00", false],
    ["2099-07-13T00:00:00-07:00", true],
    ["2099-08-10T23:59:59-07:00", true],
    ["2099-08-11T00:00:00-07:00", false],
  ] as const)
    test(`at ${time} they are ${isTold ? "told" : "not told"}`, async ({ page }) => {
      await page.clock.setFixedTime(time);
      await open(page, `${site.origin}/contact`);
      for (const place of places(page)) {
        await expect(place.getByText(SUMMER)).toHaveCount(isTold ? 1 : 0);
        await expect(place.getByText(FOUNDERS)).toHaveCount(0);
      }
      expect(await findViolations(page)).toEqual([]);
    });

  test("without scripts all that are to come are listed, and search engines know", async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/contact`);
    for (const place of places(page))
      await expect(place.getByRole("listitem").filter({ hasText: "Closed" })).toHaveText([
        SUMMER,
        FOUNDERS,
      ]);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const [business] = JSON.parse(data ?? "")["@graph"];
    expect(business.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: "2099-07-20", validThrough: "2099-08-10", opens: "00:00", closes: "00:00" },
      { validFrom: "2099-12-01", validThrough: "2099-12-01", opens: "00:00", closes: "00:00" },
    ]);
    await page.close();
  });
});

test.describe("consent to text messages @all", () => {
  test.use({ bypassCSP: true });

  const box = (page: Page) => page.getByRole("checkbox", { name: /may text me/ });

  test("it is asked for under the phone, never required, and in the letter", async ({
    page,
    formService,
  }) => {
    await open(page, `${site.origin}/contact`);
    await sendTo(inquiryForm(page), formService.url);
    await expect(box(page)).not.toBeChecked();
    await expect(box(page)).not.toHaveAttribute("required");
    await expect(box(page)).toHaveAccessibleName(new RegExp(BUSINESS.alternateName));
    for (const words of ["frequency", "rates may apply", "STOP", "HELP"])
      await expect(box(page)).toHaveAccessibleDescription(new RegExp(words));
    for (const name of ["Privacy Policy", "Terms of Service"])
      await expect(inquiryForm(page).getByRole("link", { name })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    for (const isTicked of [false, true]) {
      await fillIn(page);
      if (isTicked) await box(page).check();
      await send(page).click();
      await expect(page.getByLabel("Name"), "sent").toHaveValue("");
      await expect(box(page), "empty again").not.toBeChecked();
    }
    const { Phone: phone } = SUBMISSION;
    expect(formService.inquiries).toMatchObject([
      { Phone: phone, "Text messages": "No" },
      { Phone: phone, "Text messages": "Yes" },
    ]);
  });

  test("policy and terms say what the box says", async ({ page }) => {
    for (const path of ["/privacy-policy", "/terms-of-service"]) {
      await page.goto(site.origin + path);
      await expect(page.getByText(`${BUSINESS.alternateName} may text you`)).toBeVisible();
    }
  });
});

test.describe("optional links @all", () => {
  const bookingLink = (place: Page | Locator) => place.getByRole("link", { name: "Pick a time" });

  test("a time can be picked on services, on Contact and after a sent inquiry", async ({
    page,
  }) => {
    await open(page, `${site.origin}/services/vacant-home-staging`);
    await expect(bookingLink(page)).toHaveAttribute("href", BOOKING);
    await open(page, `${site.origin}/contact`);
    await expect(bookingLink(page)).toHaveAttribute("href", BOOKING);
    await fillIn(page);
    await send(page).click();
    await expect(bookingLink(formStatus(page))).toHaveAttribute("href", BOOKING);
    expect(await findViolations(page)).toEqual([]);
  });

  test("a review can be left beside the rating, and after a sent inquiry", async ({ page }) => {
    const reviewLink = (place: Page | Locator) =>
      place.getByRole("link", { name: "Leave a review" });
    await open(page, site.origin);
    await expect(reviewLink(page)).toHaveAttribute("href", REVIEW);
    await open(page, `${site.origin}/contact`);
    await expect(reviewLink(page)).toHaveAttribute("href", REVIEW);
    await fillIn(page);
    await send(page).click();
    await expect(reviewLink(formStatus(page))).toHaveAttribute("href", REVIEW);
  });
});

test.describe("pairs that can't be laid over each other @all", () => {
  const pairs = (page: Page) => page.locator(".side-by-side");
  const findEnd = async (element: Locator) => {
    const { y = 0, height = 0 } = (await element.boundingBox()) ?? {};
    return y + height;
  };
  const isRow = async (pair: Locator) => {
    const [before, after] = await Promise.all(
      [0, 1].map((index) => pair.getByRole("img").nth(index).boundingBox()),
    );
    return (before?.x ?? 0) + (before?.width ?? 0) <= (after?.x ?? 0);
  };

  for (const path of [
    "/",
    REVIVAL,
    "/services/vacant-home-staging",
    "/portfolio/palm-desert-home-staging",
  ])
    for (const javaScriptEnabled of [true, false])
      test(`${path} shows them ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
        browser,
      }) => {
        const page = await browser.newPage({ javaScriptEnabled });
        const url = site.origin + path;
        await (javaScriptEnabled ? open(page, url) : page.goto(url));
        const pair = pairs(page).first();
        await expect(page.getByRole("slider")).toHaveCount(0);
        await expect(page.getByText("Drag the line")).toHaveCount(0);
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await pair.scrollIntoViewIfNeeded();
          await expect(pair.getByText("Before", { exact: true })).toBeVisible();
          await expect(pair.getByText("After", { exact: true })).toBeVisible();
          expect(await isRow(pair), `at ${width} px`).toBe(width > 390);
          expect(await findEnd(pair.getByText("Before", { exact: true }))).toBeLessThan(
            await findEnd(pair.getByRole("img").first()),
          );
        }
        if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
        await page.emulateMedia({ media: "print" });
        expect(await isRow(pair), "on paper").toBe(true);
        await page.close();
      });

  test("Home's first photo stays furnished", async ({ page }) => {
    await open(page, site.origin);
    await expect(page.locator("[data-empty-room]")).toHaveCount(0);
  });
});

async function expectPages(page: Page, city: string, count: number) {
  const sizes = paginate(Array.from({ length: count })).map(({ length }) => length);
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
