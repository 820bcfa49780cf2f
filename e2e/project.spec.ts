import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";
import { MAX_THUMBNAILS } from "#app/config/limits.ts";
import { PROJECT_SPINNER_MS } from "#app/config/timing.ts";
import { expect, isPhone, open, test } from "./fixtures.ts";

const REVIVAL = "/portfolio/indian-wells-home-staging/mid-century-revival";
const OASIS = "/portfolio/palm-desert-home-staging/desert-oasis-luxury";

const gallery = (page: Page) => page.getByRole("region", { name: "Project photos" });
const largePhoto = (page: Page) => gallery(page).getByRole("button", { name: "View full screen" });
const button = (page: Page, name: string) =>
  gallery(page).getByRole("button", { name, exact: true });
const viewer = (page: Page) => page.getByRole("dialog", { name: "Project photos, full screen" });
const spinner = (page: Page) => page.getByRole("status", { name: "Loading project" });

test.describe("the page", () => {
  test("says all there is to say of a project", async ({ page }) => {
    await open(page, REVIVAL);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Mid-Century Revival");
    await expect(main.getByText("Palo Verde Estates", { exact: true }).first()).toBeVisible();
    for (const name of ["About The Project", "Where it started", "Rooms for company"])
      await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
    const facts = main.getByRole("complementary", { name: "Facts" });
    await expect(facts).toContainText("StagingOccupied");
    await expect(facts).toContainText("Building styleContemporary");
    await expect(facts).toContainText("Installed inTwo days");
    await expect(main.getByRole("slider")).toHaveCount(2);
    await expect(main.getByText("The house remembered 1959.")).toHaveCSS("font-style", "italic");
    await expect(
      main.getByRole("heading", { name: "Enhance Your Property's Value", exact: true }),
    ).toBeVisible();
    await expect(main.locator('img[loading="eager"]')).toHaveCount(1);
  });

  test("offers every way to get in touch and the ways back", async ({ page }) => {
    await open(page, REVIVAL);
    const main = page.getByRole("main");
    const link = (name: string) => main.getByRole("link", { name, exact: true });
    await expect(link("(760) 555-0142")).toHaveAttribute("href", "tel:+17605550142");
    await expect(link("hello@ocotilloandlinen.example")).toHaveAttribute("href", /^mailto:hello@/);
    await expect(link("Contact Us").first()).toHaveAttribute("href", "/contact");
    await expect(link("Ask about this home")).toHaveAttribute(
      "href",
      "/contact?project=mid-century-revival",
    );
    await expect(link("Back to Portfolio")).toHaveCount(2);
    await link("Back to Portfolio").last().click();
    await expect(page).toHaveURL("/portfolio");
  });

  test("has its cards in two columns where there is room", async ({ page }) => {
    await open(page, REVIVAL);
    const left = (name: string) =>
      page
        .getByRole("heading", { name, exact: true })
        .evaluate((heading) => heading.getBoundingClientRect().left);
    const [first, second] = [await left("Rooms for company"), await left("Easy to live with")];
    if (isPhone(page)) expect(second).toBe(first);
    else expect(second).toBeGreaterThan(first + 400);
  });

  test("prints as a sheet: picture, facts, words and contact, nothing to press", async ({
    page,
  }) => {
    await open(page, REVIVAL);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(gallery(page).getByRole("img").first()).toBeVisible();
    await expect(page.getByText("Building style")).toBeVisible();
    await expect(page.getByRole("main").getByText("(760) 555-0142")).toBeVisible();
    for (const hidden of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("slider").first(),
      button(page, "Next photo"),
      page.getByRole("heading", { name: "Enhance Your Property's Value" }),
      page.getByRole("link", { name: "Back to Portfolio" }).first(),
    ])
      await expect(hidden).toBeHidden();
  });
});

test.describe("the spinner", () => {
  test("shows for its time on the way from the portfolio, then the project", async ({ page }) => {
    await open(page, "/portfolio");
    await pauseClock(page);
    await page.getByRole("link", { name: /Mid-Century Revival/ }).click();
    const heading = page.getByRole("heading", { level: 1, name: "Mid-Century Revival" });
    await expect(spinner(page)).toBeVisible();
    await expect(heading).toBeHidden();
    await page.clock.runFor(PROJECT_SPINNER_MS - 1);
    await expect(spinner(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(spinner(page)).toHaveCount(0);
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
  });

  test("shows again on the way to the next project", async ({ page }) => {
    await open(page, REVIVAL);
    await pauseClock(page);
    await page.getByRole("link", { name: /Golf Course Grandeur/ }).click();
    await expect(spinner(page)).toBeVisible();
    await page.clock.runFor(PROJECT_SPINNER_MS);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Golf Course Grandeur");
    await expect(spinner(page)).toHaveCount(0);
    await expect(gallery(page).getByText("1 / 10")).toBeVisible();
  });

  test("never shows on a full page load", async ({ page }) => {
    await watchForSpinner(page);
    await open(page, REVIVAL);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate("window.sawSpinner")).toBe(false);
  });

  test("does not make Back lose its place", async ({ page }) => {
    await open(page, REVIVAL);
    const related = page.getByRole("link", { name: /Golf Course Grandeur/ });
    await related.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(1000);
    await related.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Golf Course Grandeur");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mid-Century Revival");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2);
  });
});

test.describe("the gallery", () => {
  test("wraps around at both ends and says where it is", async ({ page }) => {
    await open(page, REVIVAL);
    const announcement = gallery(page).getByText(/^Photo \d+ of 10$/);
    await expect(gallery(page)).toHaveAttribute("aria-roledescription", "carousel");
    await expect(gallery(page).getByText("1 / 10")).toBeVisible();
    await button(page, "Previous photo").click();
    await expect(gallery(page).getByText("10 / 10")).toBeVisible();
    await expect(announcement).toHaveText("Photo 10 of 10");
    await expect(gallery(page).getByText("A walnut vanity that clears the floor")).toBeVisible();
    await button(page, "Next photo").click();
    await expect(gallery(page).getByText("1 / 10")).toBeVisible();
    await expect(announcement).toHaveText("Photo 1 of 10");
    await expect(button(page, "Next photo")).toBeFocused();
  });

  test("has six thumbnails, the current one marked", async ({ page }) => {
    await open(page, REVIVAL);
    await expect(gallery(page).getByRole("button", { name: /^Photo \d+ of 10$/ })).toHaveCount(
      MAX_THUMBNAILS,
    );
    await expect(button(page, "Photo 1 of 10")).toHaveAttribute("aria-current", "true");
    await button(page, "Photo 3 of 10").click();
    await expect(gallery(page).getByText("3 / 10")).toBeVisible();
    await expect(button(page, "Photo 3 of 10")).toHaveAttribute("aria-current", "true");
    await expect(button(page, "Photo 1 of 10")).toHaveAttribute("aria-current", "false");
    await expect(largePhoto(page).getByRole("img", { includeHidden: true })).toHaveAttribute(
      "src",
      /midcentury-kitchen-1/,
    );
  });

  test("jumps to the seventh photo from the tile that counts the rest", async ({ page }) => {
    await open(page, REVIVAL);
    const tile = gallery(page).getByText("+4 more", { exact: true });
    await tile.click();
    await expect(gallery(page).getByText("7 / 10")).toBeVisible();
    await expect(tile).toHaveAttribute("aria-current", "true");
    await expect(button(page, "Photo 1 of 10")).toHaveAttribute("aria-current", "false");
  });

  test("is 500 px high where there is room, and fits a phone", async ({ page }) => {
    await open(page, REVIVAL);
    const box = await largePhoto(page).boundingBox();
    const viewport = page.viewportSize();
    if (!isPhone(page)) expect(box?.height).toBe(500);
    expect(box?.height).toBeLessThanOrEqual(Math.min(500, viewport?.height ?? 0));
    expect(box?.width).toBeLessThanOrEqual(viewport?.width ?? 0);
  });

  test("shows a spinner for as long as a photo takes", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/midcentury-bath-1-\w+-(1200|1680|2240)/, async (route) => {
      await held;
      await route.continue();
    });
    await open(page, REVIVAL);
    const loading = gallery(page).getByRole("status", { name: "Loading photo" });
    await expect(loading).toHaveCount(0);
    await button(page, "Previous photo").click();
    await expect(loading).toBeVisible();
    release();
    await expect(loading).toHaveCount(0);
  });

  test("replaces what fails: luxury for the large photo, contemporary for thumbnails", async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await page.route(/midcentury-living-2/, (route) => route.abort());
    await open(page, REVIVAL);
    const thumbnail = button(page, "Photo 2 of 10");
    await thumbnail.scrollIntoViewIfNeeded();
    await expect(thumbnail.locator("img")).toHaveAttribute("src", "/fallback/contemporary.jpg");
    await thumbnail.click();
    await expect(largePhoto(page).locator("img")).toHaveAttribute("src", "/fallback/luxury.jpg");
    await expect(gallery(page).getByRole("status", { name: "Loading photo" })).toHaveCount(0);
    expect(warnings.some((text) => text.includes("midcentury-living-2"))).toBe(true);
    await button(page, "Next photo").click();
    await expect(largePhoto(page).locator("img")).toHaveAttribute("src", /midcentury-kitchen-1/);
  });

  test("follows a finger, and a tap still opens the viewer", async ({ page }) => {
    test.skip(!isPhone(page), "a mouse does not swipe");
    await open(page, REVIVAL);
    await swipe(page, largePhoto(page), -160);
    await expect(gallery(page).getByText("2 / 10")).toBeVisible();
    await swipe(page, largePhoto(page), 160);
    await expect(gallery(page).getByText("1 / 10")).toBeVisible();
    await expect(viewer(page)).toHaveCount(0);
    // The first touch after a swipe may only end its momentum.
    await expect(async () => {
      await largePhoto(page).tap();
      await expect(viewer(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

test.describe("the viewer", () => {
  test("opens from the large photo, moves by keys, closes by Esc", async ({ page }) => {
    await open(page, REVIVAL);
    await largePhoto(page).press("Enter");
    await expect(viewer(page)).toBeVisible();
    await expect(viewer(page).getByRole("button", { name: "Close" })).toBeFocused();
    await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 1 of 10");
    await page.keyboard.press("ArrowLeft");
    await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 10 of 10");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 2 of 10");
    await expect(viewer(page).getByRole("img")).toHaveAttribute("src", /midcentury-living-2/);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toHaveCount(0);
    await expect(largePhoto(page)).toBeFocused();
    await expect(gallery(page).getByText("2 / 10")).toBeVisible();
  });

  test("moves and closes by its buttons, with the page held still behind it", async ({ page }) => {
    await open(page, REVIVAL);
    await largePhoto(page).click();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    await viewer(page).getByRole("button", { name: "Next photo" }).click();
    await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 2 of 10");
    await viewer(page).getByRole("button", { name: "Previous photo" }).click();
    await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 1 of 10");
    await viewer(page).getByRole("button", { name: "Close" }).click();
    await expect(viewer(page)).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
    await expect(largePhoto(page)).toBeFocused();
  });

  test("shows whole photos and all its buttons on the smallest phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, REVIVAL);
    await largePhoto(page).click();
    await expect(viewer(page).getByRole("img")).toHaveCSS("object-fit", "contain");
    for (const name of ["Close", "Previous photo", "Next photo"])
      await expect(viewer(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    expect(await viewer(page).evaluate((dialog) => dialog.scrollHeight)).toBeLessThanOrEqual(568);
  });

  test("follows a finger", async ({ page }) => {
    test.skip(!isPhone(page), "a mouse does not swipe");
    await open(page, REVIVAL);
    await largePhoto(page).tap();
    await swipe(page, viewer(page).getByRole("img"), -160);
    await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 2 of 10");
    await swipe(page, viewer(page).getByRole("img"), 20);
    await expect(viewer(page).getByText(/^Photo \d+ of \d+$/)).toHaveText("Photo 2 of 10");
  });
});

test.describe("addresses", () => {
  test("a project that does not exist says so after the spinner", async ({ page }) => {
    await open(page, "/portfolio/palm-desert-home-staging/castle-in-the-air");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project Not Found");
    const main = page.getByRole("main");
    await expect(
      main.getByText("The project you're looking for doesn't seem to exist.", { exact: true }),
    ).toBeVisible();
    await expect(spinner(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/Project Not Found/);
    await main.getByRole("link", { name: "Back to Portfolio" }).click();
    await expect(page).toHaveURL("/portfolio");
  });

  for (const address of ["/portfolio/99", "/portfolio/14"])
    test(`${address} has no project behind it`, async ({ page }) => {
      await open(page, address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project Not Found");
    });

  test("a known home under the wrong city moves to the right one", async ({ page }) => {
    await page.goto("/about");
    await open(page, "/portfolio/rancho-mirage-home-staging/desert-oasis-luxury");
    await expect(page).toHaveURL(OASIS);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Desert Oasis Luxury");
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("an old number leads to the named page", async ({ page }) => {
    await open(page, "/portfolio/12");
    await expect(page).toHaveURL(OASIS);
  });

  test("number 17 shows the project and names its own page as the canonical one", async ({
    page,
  }) => {
    await open(page, "/portfolio/17");
    await expect(page).toHaveURL("/portfolio/17");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mid-Century Revival");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${REVIVAL}$`),
    );
  });

  test("the streets of private homes are in no file that is published", async () => {
    const streets = privateStreets();
    expect(streets).toHaveLength(2);
    const files = readdirSync("build/client", { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.(html|data|json|js|xml|txt)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const text = readFileSync(join("build/client", file), "utf8");
      for (const street of streets)
        expect(text.includes(street), `${street} in ${file}`).toBe(false);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the project and all its photos are there", async ({ page }) => {
    await page.goto(REVIVAL);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mid-Century Revival");
    const photos = gallery(page).getByRole("listitem");
    await expect(photos.getByRole("img")).toHaveCount(9);
    await expect(photos.last()).toContainText("A walnut vanity that clears the floor");
    await expect(button(page, "Next photo")).toBeHidden();
  });
});

/** From here on time stands still until a test moves it. */
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

async function swipe(page: Page, target: Locator, distance: number) {
  // Waits until nothing, such as the start-up screen, lies over it.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to swipe");
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: start.y }],
    });
  await touch("touchStart", start.x);
  for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", start.x + distance * share);
  await touch("touchEnd");
}

/** Of the homes whose content gives another text to show instead. */
function privateStreets(): string[] {
  return readdirSync("content/projects")
    .map((file) => parse(readFileSync(join("content/projects", file), "utf8")))
    .filter((project) => project.formattedLocation)
    .map((project) => String(project.location).split(",")[0] ?? "");
}
