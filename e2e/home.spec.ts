import type { Locator, Page } from "@playwright/test";
import { FALLBACK_PHOTOS } from "../app/config/fallback-photos.ts";
import { COUNT_UP_VISIBLE_SHARE } from "../app/config/limits.ts";
import {
  COUNT_UP_MS,
  COUNT_UP_TICK_MS,
  SERVICE_CARD_STAGGER_MS,
  STARTUP_SCREEN_MS,
} from "../app/config/timing.ts";
import { expect, isPhone, open, test } from "./fixtures.ts";

const STATISTICS = [
  { label: "less time on market", value: 73, suffix: "%", delay: 0 },
  { label: "staged homes", value: 100, suffix: "+", delay: 200 },
  { label: "realtor approved", value: 96, suffix: "%", delay: 400 },
  { label: "above average", value: 40, suffix: "K", delay: 600 },
];
const PHOTOS = 10;
const QUOTES = 7;

test("the sections follow each other as specified", async ({ page }) => {
  await open(page, "/");
  const sections = page.locator("main > section");
  await expect(sections).toHaveCount(7);
  await expect(sections.nth(0).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(sections.nth(1).locator("dl")).toBeAttached();
  await expect(sections.nth(2).getByRole("slider")).toBeAttached();
  await expect(sections.nth(3).getByRole("listitem")).toHaveCount(3);
  await expect(sections.nth(4).getByRole("group", { name: "Filter by room" })).toBeAttached();
  await expect(sections.nth(5).getByRole("button", { name: "Next quote" })).toBeAttached();
  await expect(sections.nth(6).getByRole("link")).toHaveAttribute("href", "/contact");
});

test.describe("hero", () => {
  test("calls to the portfolio first and to a quote second", async ({ page }) => {
    await open(page, "/");
    const links = page.locator("main > section").first().getByRole("link");
    await expect(links).toHaveCount(2);
    await expect(links.nth(0)).toHaveAttribute("href", "/portfolio");
    await expect(links.nth(1)).toHaveAttribute("href", "/contact");
    await links.nth(0).click();
    await expect(page).toHaveURL("/portfolio");
  });

  for (const [width, height] of [
    [1440, 900],
    [1280, 600],
    [844, 390],
    [390, 844],
    [360, 640],
    [320, 568],
  ] as const) {
    test(`picture, headline and calls fill ${width} x ${height} together`, async ({ page }) => {
      test.skip(isPhone(page), "sets its own window");
      await page.setViewportSize({ width, height });
      await open(page, "/");
      const hero = page.locator("main > section").first();
      expect((await hero.boundingBox())?.height).toBeCloseTo(height, 0);
      for (const link of await hero.getByRole("link").all())
        await expect(link).toBeInViewport({ ratio: 1 });
      await expect(hero.getByRole("heading")).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test("only its picture is loaded eagerly", async ({ page }) => {
    await open(page, "/");
    await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);
    const hero = page.locator("main > section").first().getByRole("img");
    await expect(hero).toHaveAttribute("loading", "eager");
  });
});

test.describe("statistics", () => {
  test("each counts from 0 after its own delay and ends on its figure", async ({ page }) => {
    await open(page, "/");
    await pauseClock(page);
    expect(await shownNumbers(page)).toEqual([0, 0, 0, 0]);

    await page.locator("dl").evaluate((list) => list.scrollIntoView({ block: "center" }));
    await observersHaveRun(page);
    const counting = async () => (await shownNumbers(page)).map((number) => number > 0);
    await page.clock.runFor(100);
    expect(await counting()).toEqual([true, false, false, false]);
    await page.clock.runFor(200);
    expect(await counting()).toEqual([true, true, false, false]);
    await page.clock.runFor(200);
    expect(await counting()).toEqual([true, true, true, false]);
    await page.clock.runFor(200);
    expect(await counting()).toEqual([true, true, true, true]);

    await page.clock.runFor(COUNT_UP_MS * 0.7 - 700);
    const late = await shownNumbers(page);
    for (const [index, { value }] of STATISTICS.entries()) expect(late[index]).toBeLessThan(value);

    await page.clock.runFor(COUNT_UP_MS * 0.3 + 600 + COUNT_UP_TICK_MS);
    expect(await shownNumbers(page)).toEqual(STATISTICS.map(({ value }) => value));
  });

  test("wait until enough of them is seen", async ({ page }) => {
    await open(page, "/");
    await pauseClock(page);
    const reveal = (share: number) =>
      figure(page, 0).evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        window.scrollBy(0, top + height * part - window.innerHeight);
      }, share);

    await reveal(COUNT_UP_VISIBLE_SHARE - 0.1);
    await observersHaveRun(page);
    await page.clock.runFor(COUNT_UP_MS);
    expect((await shownNumbers(page))[0]).toBe(0);

    await reveal(COUNT_UP_VISIBLE_SHARE + 0.1);
    await observersHaveRun(page);
    await page.clock.runFor(COUNT_UP_MS + COUNT_UP_TICK_MS);
    expect((await shownNumbers(page))[0]).toBe(73);
  });

  test("count only once and never move what stands beside them", async ({ page }) => {
    await open(page, "/");
    await pauseClock(page);
    const list = page.locator("dl");
    const suffix = figure(page, 1).getByText("+", { exact: true });
    await list.scrollIntoViewIfNeeded();
    await observersHaveRun(page);
    await page.clock.runFor(1);
    const before = await suffix.boundingBox();
    await page.clock.runFor(COUNT_UP_MS + 1000);
    expect((await suffix.boundingBox())?.x).toBe(before?.x);

    await page.evaluate(() => window.scrollTo(0, 0));
    await observersHaveRun(page);
    await list.scrollIntoViewIfNeeded();
    await observersHaveRun(page);
    await page.clock.runFor(300);
    expect(await shownNumbers(page)).toEqual(STATISTICS.map(({ value }) => value));
  });

  test("show the final figures at once under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    expect(await shownNumbers(page)).toEqual(STATISTICS.map(({ value }) => value));
  });

  test("tell screen readers the final figure even while they count", async ({ page }) => {
    await open(page, "/");
    for (const [index, { value, suffix, label }] of STATISTICS.entries()) {
      await expect(figure(page, index)).toMatchAriaSnapshot(`
        - term: "${label}"
        - definition: "${value}${suffix}"
      `);
    }
  });

  test("say the rating in words with a link to the reviews", async ({ page }) => {
    await open(page, "/");
    const link = page.getByRole("link", { name: "4.9 of 5 in 127 reviews" });
    await expect(link).toHaveAttribute("href", /^https:\/\//);
    await expect(page.getByRole("region", { name: "Results" })).toContainText(
      "Rated 4.9 of 5 in 127 reviews.",
    );
  });
});

test.describe("transformation", () => {
  test("arrow keys move the line between before and after", async ({ page }) => {
    await open(page, "/");
    const slider = page.getByRole("slider");
    const clip = clipOfBefore(page);
    await slider.focus();
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("0");
    expect(await clip()).toContain("100%");
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("1");
    await expect(slider).toHaveAttribute("aria-valuetext", "1 % before, 99 % after");
    await page.keyboard.press("End");
    await expect(slider).toHaveValue("100");
    expect(await clip()).not.toContain("100%");
  });

  test("a press and a drag move it too", async ({ page }) => {
    await open(page, "/");
    const slider = page.getByRole("slider");
    await slider.scrollIntoViewIfNeeded();
    await startupScreenHasGone(page);
    const box = await slider.boundingBox();
    if (!box) throw new Error("the slider is not shown");
    const at = (share: number) => box.x + box.width * share;
    const y = box.y + box.height / 3;
    const value = async () => Number(await slider.inputValue());

    if (isPhone(page)) await page.touchscreen.tap(at(0.8), y);
    else await page.mouse.click(at(0.8), y);
    expect(await value()).toBeGreaterThan(75);
    expect(await value()).toBeLessThan(85);

    await page.mouse.move(at(0.8), y);
    await page.mouse.down();
    await page.mouse.move(at(0.5), y, { steps: 4 });
    await page.mouse.move(at(0.2), y, { steps: 4 });
    await page.mouse.up();
    expect(await value()).toBeLessThan(25);
  });

  test("names both pictures and leads to the portfolio", async ({ page }) => {
    await open(page, "/");
    const section = page.locator("main > section").nth(2);
    await expect(section.getByRole("img")).toHaveCount(2);
    await expect(section.getByText("Before", { exact: true })).toBeVisible();
    await expect(section.getByText("After", { exact: true })).toBeVisible();
    await expect(section.getByRole("link")).toHaveAttribute("href", "/portfolio");
  });
});

test.describe("services", () => {
  test("three cards are one link each, to the portfolio, picture included", async ({ page }) => {
    await open(page, "/");
    const cards = page.locator("main > section").nth(3).getByRole("listitem");
    for (const card of await cards.all()) {
      await expect(card.getByRole("link")).toHaveCount(1);
      await expect(card.getByRole("link")).toHaveAttribute("href", "/portfolio");
      await expect(card.getByRole("heading", { level: 3 })).toBeAttached();
    }
    await startupScreenHasGone(page);
    const picture = await cards.first().getByRole("img").elementHandle();
    await picture?.scrollIntoViewIfNeeded();
    const box = await picture?.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
    await expect(page).toHaveURL("/portfolio");
  });

  test("each card rises in one stagger after the one before", async ({ page }) => {
    await open(page, "/");
    const cards = page.locator("main > section").nth(3).getByRole("listitem");
    for (const card of await cards.all())
      await expect(card).toHaveAttribute("data-reveal", "waiting");
    for (const [index, card] of (await cards.all()).entries()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card).toHaveAttribute("data-reveal", "shown");
      await expect(card).toHaveCSS(
        "animation-delay",
        `${(index * SERVICE_CARD_STAGGER_MS) / 1000}s`,
      );
    }
  });
});

test.describe("gallery", () => {
  test("offers all and each category once, capitalised", async ({ page }) => {
    await open(page, "/");
    const labels = await rooms(page).getByRole("group").first().getByRole("button").allInnerTexts();
    expect(labels[0]).toBe("All");
    expect(labels.slice(1).toSorted()).toEqual([
      "Bathroom",
      "Bedroom",
      "Entertainment",
      "Entrance",
      "Kitchen",
      "Living room",
      "Outdoor",
    ]);
    await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "true");
  });

  test("a category keeps only its pictures, says so and keeps the focus", async ({ page }) => {
    await open(page, "/");
    await expect(tiles(page)).toHaveCount(PHOTOS);
    await filter(page, "Kitchen").click();
    await expect(tiles(page)).toHaveCount(2);
    for (const tile of await tiles(page).all())
      await expect(tile.locator("figcaption")).toContainText("Kitchen");
    await expect(rooms(page).getByRole("status")).toHaveText("Showing 2 of 10 photos: Kitchen");
    await expect(filter(page, "Kitchen")).toHaveAttribute("aria-pressed", "true");
    await expect(filter(page, "All")).toHaveAttribute("aria-pressed", "false");
    await expect(filter(page, "Kitchen")).toBeFocused();

    await filter(page, "All").click();
    await expect(tiles(page)).toHaveCount(PHOTOS);
    await expect(rooms(page).getByRole("status")).toHaveText("Showing all 10 photos");
  });

  test("every picture leads to the portfolio under its own title", async ({ page }) => {
    await open(page, "/");
    for (const tile of await tiles(page).all()) {
      const title = await tile.locator("figcaption span").textContent();
      await expect(tile.getByRole("link", { name: title ?? "" })).toHaveAttribute(
        "href",
        "/portfolio",
      );
    }
  });

  test("a wide screen shows three columns with the second and eighth tall", async ({ page }) => {
    test.skip(isPhone(page), "phones show a carousel");
    await open(page, "/");
    const boxes = async () =>
      tiles(page).evaluateAll((all) =>
        all.map((tile) => {
          const { left, height } = tile.getBoundingClientRect();
          return { left: Math.round(left), height };
        }),
      );
    const whole = await boxes();
    expect(new Set(whole.map(({ left }) => left)).size).toBe(3);
    const row = whole[0]?.height ?? 0;
    expect(whole.map(({ height }) => height > row * 1.9)).toEqual(
      Array.from({ length: PHOTOS }, (_, index) => index === 1 || index === 7),
    );

    await filter(page, "Bedroom").click();
    await expect(tiles(page)).toHaveCount(2);
    for (const { height } of await boxes()) expect(height).toBeCloseTo(row, 0);
    await expect(rooms(page)).not.toHaveAttribute("aria-roledescription");
    await expect(rooms(page).getByRole("button", { name: "Next photo" })).toBeHidden();
  });

  test("a caption rises on hover and on focus", async ({ page }) => {
    test.skip(isPhone(page), "captions always show on touch");
    await open(page, "/");
    await startupScreenHasGone(page);
    const first = tiles(page).first();
    await first.scrollIntoViewIfNeeded();
    await expectCaption(first, false);
    await first.hover();
    await expectCaption(first, true);
    await tiles(page).nth(1).hover();
    await expectCaption(first, false);
    await first.getByRole("link").focus();
    await expectCaption(first, true);
  });

  test("captions are simply there on touch", async ({ page }) => {
    test.skip(!isPhone(page), "a mouse hovers");
    await open(page, "/");
    for (const tile of await tiles(page).all()) await expectCaption(tile, true);
  });

  test.describe("as a carousel on a phone", () => {
    test.beforeEach(async ({ page }) => {
      test.skip(!isPhone(page), "wide screens show a grid");
      await open(page, "/");
      await startupScreenHasGone(page);
      await tiles(page).first().scrollIntoViewIfNeeded();
    });

    test("shows one picture at a time and says which", async ({ page }) => {
      await expect(rooms(page)).toHaveAttribute("aria-roledescription", "carousel");
      await expectPhoto(page, 1);
      await expect(rooms(page).getByRole("group", { name: "3 of 10" })).toHaveAttribute(
        "aria-roledescription",
        "slide",
      );
      const next = rooms(page).getByRole("button", { name: "Next photo" });
      await next.click();
      await expectPhoto(page, 2);
      await expect(next).toBeFocused();
      const title = await tiles(page).nth(1).locator("figcaption span").textContent();
      await expect(rooms(page).locator("[aria-live=polite]")).toHaveText(`Photo 2 of 10: ${title}`);
    });

    test("previous on the first shows the last, next on the last the first", async ({ page }) => {
      await rooms(page).getByRole("button", { name: "Previous photo" }).click();
      await expectPhoto(page, PHOTOS);
      await rooms(page).getByRole("button", { name: "Next photo" }).click();
      await expectPhoto(page, 1);
    });

    test("quick presses are all counted", async ({ page }) => {
      const next = rooms(page).getByRole("button", { name: "Next photo" });
      for (let press = 0; press < 4; press++) await next.click({ delay: 0 });
      await expectPhoto(page, 5);
    });

    test("a dot shows its picture", async ({ page }) => {
      await dot(page, "Photo", 4).click();
      await expectPhoto(page, 4);
      await dot(page, "Photo", 5).click();
      await expectPhoto(page, 5);
    });

    test("a swipe moves the dots along", async ({ page }) => {
      await swipeLeft(page, tiles(page).first());
      await expectPhoto(page, 2);
      await rooms(page).getByRole("button", { name: "Next photo" }).click();
      await expectPhoto(page, 3);
    });

    test("choosing a category goes back to the first picture", async ({ page }) => {
      await dot(page, "Photo", 4).click();
      await expectPhoto(page, 4);
      await filter(page, "Bedroom").click();
      await expectPhoto(page, 1, 2);
      await rooms(page).getByRole("button", { name: "Previous photo" }).click();
      await expectPhoto(page, 2, 2);
      await filter(page, "All").click();
      await expectPhoto(page, 1);
    });

    test("a category with a single picture stays on it", async ({ page }) => {
      await filter(page, "Outdoor").click();
      await rooms(page).getByRole("button", { name: "Next photo" }).click();
      await expectPhoto(page, 1, 1);
    });
  });
});

test.describe("testimonials", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/");
    await startupScreenHasGone(page);
    await quotes(page).first().scrollIntoViewIfNeeded();
  });

  test("previous and next wrap around at both ends", async ({ page }) => {
    await expectQuote(page, 1);
    await voices(page).getByRole("button", { name: "Previous quote" }).click();
    await expectQuote(page, QUOTES);
    const next = voices(page).getByRole("button", { name: "Next quote" });
    await next.click();
    await expectQuote(page, 1);
    await next.click();
    await expectQuote(page, 2);
    await expect(next).toBeFocused();
  });

  test("a dot shows its quote, and the change is announced", async ({ page }) => {
    const announcement = voices(page).locator("[aria-live=polite]");
    await expect(announcement).toBeEmpty();
    await dot(page, "Quote", 5).click();
    await expectQuote(page, 5);
    await expect(announcement).toContainText("Quote 5 of 7: ");
  });

  test("is a carousel whose slides name speaker and role", async ({ page }) => {
    await expect(voices(page)).toHaveAttribute("aria-roledescription", "carousel");
    await expect(quotes(page)).toHaveCount(QUOTES);
    for (const [index, quote] of (await quotes(page).all()).entries()) {
      await expect(quote).toHaveAccessibleName(`${index + 1} of ${QUOTES}`);
      await expect(quote.locator("blockquote")).toHaveText(/^“.+”$/);
      await expect(quote.locator("figcaption > span")).toHaveCount(2);
    }
  });

  test("the controls stay where they are, however long the quote", async ({ page }) => {
    const next = voices(page).getByRole("button", { name: "Next quote" });
    const before = await offsetIn(next, voices(page));
    for (let number = 2; number <= QUOTES; number++) {
      await next.click();
      await expectQuote(page, number);
      expect(await offsetIn(next, voices(page))).toBe(before);
    }
  });

  test("a quote brings its own picture, others keep the section's", async ({ page }) => {
    const source = () => voices(page).getByRole("img").getAttribute("src");
    const first = await source();
    await dot(page, "Quote", 3).click();
    const third = await source();
    expect(third).not.toBe(first);
    await dot(page, "Quote", 4).click();
    expect(await source()).toBe(third);
  });

  test("a swipe turns to the next quote", async ({ page }) => {
    test.skip(!isPhone(page), "needs touch");
    await swipeLeft(page, quotes(page).first());
    await expectQuote(page, 2);
  });

  test("links to the reviews", async ({ page }) => {
    await expect(voices(page).getByRole("link")).toHaveAttribute("href", /^https:\/\//);
  });
});

test("the closing call leads to the contact page", async ({ page }) => {
  await open(page, "/");
  await page.locator("main > section").last().getByRole("link").click();
  await expect(page).toHaveURL("/contact");
});

test("a picture that fails gives way to the modern one with a warning", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.route("**/uploads/**", (route) => route.abort());
  await open(page, "/");
  const { src, alt } = FALLBACK_PHOTOS.modern;
  const hero = page.locator("main > section").first().getByRole("img");
  await expect(hero).toHaveAttribute("src", src);
  await expect(hero).toHaveAttribute("alt", alt);

  const cards = page.locator("main > section").nth(3).getByRole("listitem");
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole("img")).toHaveAttribute("src", src);
  }
  expect(warnings.filter((text) => text.includes("could not be loaded")).length).toBeGreaterThan(3);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("figures, pictures, quotes and links are all there", async ({ page }) => {
    await page.goto("/");
    expect(await shownNumbers(page)).toEqual(STATISTICS.map(({ value }) => value));
    for (const { label, value, suffix } of STATISTICS)
      await expect(page.locator("dl > div", { hasText: label })).toContainText(`${value}${suffix}`);
    await expect(tiles(page)).toHaveCount(PHOTOS);
    await expect(page.locator("blockquote")).toHaveCount(QUOTES);
    await expect(page.locator("main > section").nth(3).getByRole("link")).toHaveCount(3);
    await page.locator("dl").scrollIntoViewIfNeeded();
    await expect(page.locator("dl")).toBeVisible();
    await expect(page.getByRole("slider")).toBeHidden();
  });

  test("the quotes can still be scrolled through", async ({ page }) => {
    await page.goto("/");
    const last = page.locator("blockquote").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
});

const rooms = (page: Page) => page.getByRole("region", { name: "Rooms" });
const tiles = (page: Page) => rooms(page).getByRole("listitem");
const filter = (page: Page, name: string) =>
  rooms(page).getByRole("group", { name: "Filter by room" }).getByRole("button", { name });
const voices = (page: Page) => page.getByRole("region", { name: "What clients say" });
const quotes = (page: Page) => voices(page).getByRole("group");
const dot = (page: Page, name: "Photo" | "Quote", number: number) =>
  page.getByRole("button", { name: new RegExp(`^${name} ${number} of`) });
const figure = (page: Page, index: number) => page.locator("dl > div").nth(index);

async function shownNumbers(page: Page) {
  return (await page.locator("[data-counting]").allInnerTexts()).map(Number);
}

async function pauseClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

/** Resolves one round of intersection observers later, whatever the page's clock says. */
async function observersHaveRun(page: Page) {
  for (let round = 0; round < 2; round++)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body);
        }),
    );
}

async function startupScreenHasGone(page: Page) {
  await expect(page.locator("[data-startup-screen]")).toBeHidden({
    timeout: STARTUP_SCREEN_MS * 5,
  });
}

async function expectPhoto(page: Page, number: number, count = PHOTOS) {
  await expect(dot(page, "Photo", number)).toHaveAttribute("aria-current", "true");
  await expect(rooms(page).locator('button[aria-current="true"]')).toHaveCount(1);
  for (let index = 0; index < count; index++) {
    const tile = tiles(page).nth(index);
    if (index === number - 1) await expect(tile).toBeInViewport({ ratio: 0.7 });
    else await expect(tile).not.toBeInViewport({ ratio: 0.05 });
  }
}

async function expectQuote(page: Page, number: number) {
  await expect(dot(page, "Quote", number)).toHaveAttribute("aria-current", "true");
  await expect(voices(page).locator('button[aria-current="true"]')).toHaveCount(1);
  await expect(quotes(page).nth(number - 1)).toBeInViewport({ ratio: 0.5 });
  for (const other of [number - 2, number]) {
    if (other >= 0 && other < QUOTES)
      await expect(quotes(page).nth(other).locator("figcaption")).not.toBeInViewport({
        ratio: 0.05,
      });
  }
}

async function expectCaption(tile: Locator, shown: boolean) {
  await expect
    .poll(() =>
      tile.locator("figcaption").evaluate((caption) => {
        const frame = caption.parentElement?.getBoundingClientRect();
        return caption.getBoundingClientRect().bottom <= (frame?.bottom ?? 0) + 1;
      }),
    )
    .toBe(shown);
}

function clipOfBefore(page: Page) {
  const before = page.locator("main > section").nth(2).getByRole("img").nth(1);
  return () => before.evaluate((image) => getComputedStyle(image).clipPath);
}

async function offsetIn(inner: Locator, outer: Locator) {
  const [a, b] = [await inner.boundingBox(), await outer.boundingBox()];
  return Math.round((a?.y ?? 0) - (b?.y ?? 0));
}

async function swipeLeft(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to swipe");
  const session = await page.context().newCDPSession(page);
  const y = box.y + Math.min(box.height / 2, 150);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...x: number[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x.map((at) => ({ x: at, y })) });
  await touch("touchStart", box.x + box.width * 0.9);
  for (let share = 0.85; share > 0.1; share -= 0.05)
    await touch("touchMove", box.x + box.width * share);
  await touch("touchEnd");
}
