import type { Page } from "@playwright/test";
import { PROJECT_SPINNER_MS } from "#app/config/timing.ts";
import { expect, isPhone, open, test, WITH_MOTION, WITHOUT_MOTION } from "#e2e/support/fixtures.ts";
import { gallery, galleryButton, REVIVAL, spinner } from "#e2e/support/locators.ts";
import { BUSINESS, getProject, getTitle, PHONE_LINK, SITE_PATHS, TOWN } from "#e2e/support/site.ts";

/** The specification's text may have a typographic apostrophe. */
const ENHANCE_VALUE = /^Enhance Your Property['’]s Value$/;

test.use(WITH_MOTION);

test.describe("the page", () => {
  test.use(WITHOUT_MOTION);

  test("says all there is to say, how to get in touch and the way back", async ({ page }) => {
    const italics: string[] = [];
    page.on("request", (request) => {
      if (/-italic-(?!ampersand)/.test(request.url())) italics.push(request.url());
    });
    await open(page, REVIVAL);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      getTitle("mid-century-revival"),
    );
    await expect(main.getByText("Palo Verde Estates", { exact: true }).first()).toBeVisible();
    for (const name of ["About The Project", "Where it started", "Rooms for company"])
      await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
    const facts = main.getByRole("complementary", { name: "Facts" });
    await expect(facts).toContainText("StagingOccupied");
    await expect(facts).toContainText("Building styleContemporary");
    await expect(facts).toContainText("Installed inTwo days");
    await expect(facts).toContainText("computer renderings");
    await expect(main.getByRole("slider")).toHaveCount(2);
    const { beforeAfter } = getProject("mid-century-revival");
    await expect(main, "not those of a bare room").toContainText(beforeAfter?.text ?? "no words");
    const keys = main.getByText("or use the arrow keys");
    if (isPhone(page)) await expect(keys).toBeHidden();
    else await expect(keys).toBeVisible();
    expect(italics, "only near the end").toEqual([]);
    await main.getByText("A house from 1959").scrollIntoViewIfNeeded();
    await expect.poll(() => italics).toHaveLength(1);
    await expect(main.getByText("A house from 1959")).toHaveCSS("font-style", "italic");
    await expect(main.getByRole("heading", { name: ENHANCE_VALUE })).toBeVisible();
    await expect(main.locator('img[loading="eager"]')).toHaveCount(1);

    const left = (name: string) =>
      page
        .getByRole("heading", { name, exact: true })
        .evaluate((heading) => heading.getBoundingClientRect().left);
    const [first, second] = [await left("Rooms for company"), await left("Easy to live with")];
    if (isPhone(page)) expect(second).toBe(first);
    else expect(second).toBeGreaterThan(first + 400);

    const link = (name: string) => main.getByRole("link", { name, exact: true });
    await expect(link(BUSINESS.phone)).toHaveAttribute("href", PHONE_LINK);
    await expect(link(BUSINESS.email)).toHaveAttribute("href", `mailto:${BUSINESS.email}`);
    await expect(link("Contact Us").first()).toHaveAttribute("href", "/contact");
    await expect(link("Ask about this home")).toHaveAttribute(
      "href",
      "/contact?project=mid-century-revival",
    );
    await expect(link("Back to Portfolio")).toHaveCount(2);
    await link("Back to Portfolio").last().click();
    await expect(page).toHaveURL("/portfolio");
  });

  test("has its facts beside the photo, and prints as a sheet @desktop", async ({ page }) => {
    await open(page, REVIVAL);
    const facts = page.getByRole("complementary", { name: "Facts" });
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // The window changes its size a frame before the page does.
      await expect(async () => {
        const photo = await gallery(page).getByRole("button").first().boundingBox();
        const box = await facts.boundingBox();
        if (!photo || !box) throw new Error("photo or facts are not shown");
        if (width >= 1024) expect(photo.x, `${width} px: bleeds off the left edge`).toBe(0);
        if (width < 1200) expect(box.y, `${width} px`).toBeGreaterThan(photo.y + photo.height);
        else {
          expect(photo.height, `${width} px`).toBe(500);
          expect(photo.width / photo.height, `${width} px`).toBeLessThan(2.75);
          expect(box.x, `${width} px`).toBeGreaterThan(photo.x + photo.width);
          expect(box.y, `${width} px`).toBeCloseTo(photo.y, 0);
        }
      }).toPass();
    }

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(gallery(page).getByRole("img").first()).toBeVisible();
    await expect(page.getByText("Building style")).toBeVisible();
    const printHeader = page.locator("[data-print-header]");
    await expect(printHeader).toContainText(BUSINESS.name);
    await expect(printHeader).toContainText(`${BUSINESS.street}, ${TOWN}`);
    await expect(printHeader).toContainText(new URL(BUSINESS.website).host);
    const logo = printHeader.locator("img");
    await expect(logo).toBeVisible();
    await expect.poll(() => logo.evaluate(hasLoaded)).toBe(true);
    const pairs = page.locator("figure:visible", { hasText: "Before" });
    await expect(pairs).toHaveCount(2);
    const card = page.locator("section section").filter({ hasText: "Rooms for company" });
    await expect(card.getByRole("img")).toBeHidden();
    const words = card.locator("> div");
    expect(Number.parseFloat(await words.evaluate(getPadding))).toBeGreaterThan(8);
    await expect(page.getByRole("main").getByText(BUSINESS.phone)).toBeVisible();
    for (const hidden of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("slider").first(),
      page.getByRole("button", { name: /^Photo 2 of/ }),
      galleryButton(page, "Next photo"),
      page.getByRole("heading", { name: ENHANCE_VALUE }),
      page.getByRole("link", { name: "Back to Portfolio" }).first(),
    ])
      await expect(hidden).toBeHidden();
  });

  test("every project prints on two pages @desktop @all", async ({ page }) => {
    const projects = SITE_PATHS.filter((path) => path.split("/").length === 4);
    expect(projects.length).toBeGreaterThan(3);
    for (const [index, path] of projects.entries()) {
      await open(page, path);
      const format = index % 2 ? "A4" : "Letter";
      const sheet = (await page.pdf({ format })).toString("latin1");
      expect(sheet.match(/\/Type\s*\/Page\b/g), `${path} on ${format}`).toHaveLength(2);
    }
  });
});

test.describe("the pictures of a project", () => {
  test.use(WITHOUT_MOTION);

  test("stand beside its story and above its highlights, and load late @all", async ({ page }) => {
    await open(page, REVIVAL);
    const main = page.getByRole("main");
    const story = main.getByRole("figure").filter({ hasText: "The door they saw" });
    const photo = story.getByRole("img");
    await expect(photo).toHaveAttribute("loading", "lazy");
    const [box, section] = [
      await photo.boundingBox(),
      await main.getByRole("heading", { name: "What stayed, what came" }).boundingBox(),
    ];
    if (!box || !section) throw new Error("the story is not shown");
    if (isPhone(page)) {
      expect([box.x, box.width]).toEqual([0, page.viewportSize()?.width]);
      expect(box.y + box.height).toBeLessThan(section.y);
    } else {
      expect(box.x + box.width).toBeLessThan(section.x);
      expect(Math.abs(box.y - section.y)).toBeLessThan(32);
    }
    for (const name of ["Rooms for company", "Easy to live with"]) {
      const card = main.locator("section section").filter({ hasText: name });
      const corner = (section: Element) => {
        const [edge, photo] = [section, section.querySelector("img")].map((element) =>
          element?.getBoundingClientRect(),
        );
        return [(photo?.x ?? 0) - (edge?.x ?? 0), (photo?.y ?? 0) - (edge?.y ?? 0)];
      };
      await expect.poll(() => card.evaluate(corner), name).toEqual([0, 0]);
    }
  });
});

test("the spinner shows for its time on the way to a project @desktop", async ({ page }) => {
  await open(page, "/portfolio");
  await pauseClock(page);
  await page.getByRole("link", { name: getTitle("mid-century-revival") }).click();
  const heading = page.getByRole("heading", { level: 1, name: getTitle("mid-century-revival") });
  await expect(spinner(page)).toBeVisible();
  await expect(heading).toBeHidden();
  await page.clock.runFor(PROJECT_SPINNER_MS - 1);
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(spinner(page)).toHaveCount(0);
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();

  await page.getByRole("link", { name: getTitle("golf-course-grandeur") }).click();
  await expect(spinner(page)).toBeVisible();
  await page.clock.runFor(PROJECT_SPINNER_MS);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    getTitle("golf-course-grandeur"),
  );
  await expect(spinner(page)).toHaveCount(0);
  await expect(gallery(page).getByText("1 / 10")).toBeVisible();
});

test("the spinner never shows on a full load @desktop @all", async ({ page }) => {
  await watchForSpinner(page);
  await open(page, REVIVAL);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate("window.sawSpinner")).toBe(false);

  const related = page.getByRole("link", { name: getTitle("golf-course-grandeur") });
  await related.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  await related.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    getTitle("golf-course-grandeur"),
  );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(getTitle("mid-century-revival"));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2);
});

async function pauseClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

async function watchForSpinner(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { sawSpinner: false });
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Loading project"]'))
        Object.assign(window, { sawSpinner: true });
    }).observe(document, { childList: true, subtree: true });
  });
}

const hasLoaded = (image: HTMLImageElement) => image.naturalWidth > 0;

const getPadding = (element: Element) => getComputedStyle(element).paddingLeft;
