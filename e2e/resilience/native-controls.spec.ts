import type { Locator, Page } from "@playwright/test";
import { slugify } from "#app/lib/text/slugify.ts";
import { getMeasures } from "#app/model/pricing/measures.ts";
import { calculatePriceRange, formatPriceRange } from "#app/model/pricing/prices.ts";
import { dot } from "#e2e/support/carousel.ts";
import { expect, hold, startScripts, test, waitForHydration } from "#e2e/support/fixtures.ts";
import { INQUIRY, inquiryForm } from "#e2e/support/inquiry.ts";
import { openQuestions, question, REVIVAL, result, searchField } from "#e2e/support/locators.ts";
import { BUSINESS, CONTENT } from "#e2e/support/site.ts";

const PHONE = { width: 390, height: 800 };

const { rates } = CONTENT.estimate ?? {};
if (!rates) throw new Error("The sample has no estimate.yml.");
const { sign } = getMeasures(CONTENT.business);
const [linked = "", asked = ""] = CONTENT.faqs.map((faq) => faq.question);

const slider = (page: Page) => page.getByRole("slider").first();
const email = (page: Page) => page.locator("#newsletter").getByLabel("Email");
const rooms = (page: Page) => page.getByRole("region", { name: "Rooms" }).locator(".carousel");
const quotes = (page: Page) => page.locator("section[aria-labelledby=testimonials] .carousel");
const cities = (page: Page) => page.getByRole("group", { name: "Filter by location" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
const estimator = (page: Page) => page.locator("#estimate-form");
const serviceQuestion = (page: Page) => page.getByRole("main").locator("details").first();

const scrollTo = (carousel: Locator, slides: number) =>
  carousel.evaluate((element, count) => element.scrollTo(element.clientWidth * count, 0), slides);
const getScrollLeft = (carousel: Locator) => carousel.evaluate(({ scrollLeft }) => scrollLeft);

async function expectLineAt(page: Page, percent: number) {
  await expect(slider(page)).toHaveValue(`${percent}`);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", new RegExp(`^${percent}% before`));
  const line = slider(page).locator("xpath=..");
  await expect(line).toHaveAttribute("style", new RegExp(`--at: ?${percent}%`));
}

type Control = {
  what: string;
  path: string;
  viewport?: typeof PHONE;
  set: (page: Page) => Promise<unknown>;
  expectTaken: (page: Page) => Promise<unknown>;
};

const CONTROLS: Control[] = [
  ...["/", REVIVAL].map((path) => ({
    what: "the slider",
    path,
    set: (page: Page) => slider(page).fill("20"),
    expectTaken: (page: Page) => expectLineAt(page, 20),
  })),
  {
    what: "an answer",
    path: "/faq",
    set: (page) => question(page, asked).locator("summary").click(),
    async expectTaken(page) {
      await expect(page).toHaveURL(`/faq#${slugify(asked)}`);
      await expect(openQuestions(page)).toContainText(asked);
    },
  },
  {
    what: "another answer than the linked one",
    path: `/faq#${slugify(linked)}`,
    set: (page) => question(page, asked).locator("summary").click(),
    async expectTaken(page) {
      await expect(page).toHaveURL(`/faq#${slugify(asked)}`);
      await expect(openQuestions(page)).toHaveCount(1);
      await expect(openQuestions(page)).toContainText(asked);
    },
  },
  {
    what: "an answer",
    path: "/services/virtual-staging",
    set: (page) => serviceQuestion(page).locator("summary").click(),
    expectTaken: (page) => expect(serviceQuestion(page)).toHaveAttribute("open"),
  },
  {
    what: "the estimator's radio buttons, lists and box",
    path: "/contact",
    async set(page) {
      await estimator(page).getByRole("radio", { name: "Occupied" }).check();
      await estimator(page).getByLabel("Rooms to stage").selectOption("12");
      await estimator(page).getByLabel("patio").check();
    },
    async expectTaken(page) {
      const answers = { kind: "occupied", size: 1, rooms: 12, outdoor: true } as const;
      const price = formatPriceRange(calculatePriceRange(rates, answers), sign);
      await expect(estimator(page).getByRole("status")).toContainText(price);
    },
  },
  {
    what: "an inquiry, for a visitor who leaves and returns,",
    path: "/contact",
    async set(page) {
      await page.getByLabel("Message").fill(INQUIRY.message);
      await page.getByLabel("Bedrooms").selectOption(INQUIRY.bedrooms);
      await inquiryForm(page).getByRole("radio", { name: "New construction" }).check();
    },
    async expectTaken(page) {
      const brand = page.getByRole("banner").getByRole("link", { name: BUSINESS.name });
      await brand.click();
      await expect(page).toHaveURL("/");
      await page.goBack();
      await expect(page.getByLabel("Message")).toHaveValue(INQUIRY.message);
      await expect(page.getByLabel("Bedrooms")).toHaveValue(INQUIRY.bedrooms);
      await expect(
        inquiryForm(page).getByRole("radio", { name: "New construction" }),
      ).toBeChecked();
    },
  },
  {
    what: "the search",
    path: "/blog",
    set: (page) => searchField(page).fill("zzz"),
    async expectTaken(page) {
      await expect(page.getByText("No articles found matching your search")).toBeVisible();
      await expect(page).toHaveURL("/blog?q=zzz");
      await expect(searchField(page)).toHaveValue("zzz");
    },
  },
  {
    what: "the address for the newsletter",
    path: "/blog",
    set: (page) => email(page).fill(INQUIRY.email),
    expectTaken: (page) => expect(email(page)).toHaveValue(INQUIRY.email),
  },
  {
    what: "the menu",
    path: "/about",
    viewport: PHONE,
    set: (page) => page.getByRole("button", { name: "Menu" }).click(),
    expectTaken: (page) => expect(menu(page)).toBeVisible(),
  },
  ...[["Photo", rooms] as const, ["Quote", quotes] as const].map(([name, carousel]) => ({
    what: `the carousel of each ${name}`,
    path: "/",
    viewport: PHONE,
    set: (page: Page) => scrollTo(carousel(page), 2),
    async expectTaken(page: Page) {
      await expect(dot(page, name, 3)).toHaveAttribute("aria-current", "true");
      expect(await getScrollLeft(carousel(page))).toBeGreaterThan(PHONE.width);
    },
  })),
  {
    what: "the place of the filters",
    path: "/portfolio",
    viewport: PHONE,
    set: (page) => scrollTo(cities(page), 0.2),
    async expectTaken(page) {
      await expect(result(page)).toBeVisible();
      expect(await getScrollLeft(cities(page))).toBeGreaterThan(20);
    },
  },
];

for (const { what, path, viewport, set, expectTaken } of CONTROLS)
  test(`${what} on ${path} keeps what was set before hydration @all`, async ({ page }) => {
    if (viewport) await page.setViewportSize(viewport);
    const release = await hold(page, "**/assets/*.js");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.evaluate(startScripts);
    await set(page);
    release();
    await waitForHydration(page);
    await untilIdle(page);
    await expectTaken(page);
  });

/** The parts below the fold hydrate later than the page. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
