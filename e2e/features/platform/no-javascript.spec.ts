import { getMeasures } from "#app/model/pricing/measures.ts";
import { calculatePriceRange, formatPrice, formatPriceRange } from "#app/model/pricing/prices.ts";
import { expect, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import {
  gallery,
  OASIS,
  projectCards,
  question,
  questions,
  REVIVAL,
  shownNumbers,
} from "#e2e/support/locators.ts";
import { CONTENT, getProject, limitSitePaths } from "#e2e/support/site.ts";

test.use({ javaScriptEnabled: false });

test("every kind of page shows its heading, and no dead control @all", async ({ page }) => {
  for (const path of limitSitePaths(1)) {
    await page.goto(path);
    const { isSeen, dead } = await page.evaluate(look);
    expect(isSeen, `the heading of ${path}`).toBe(true);
    expect(dead, `what only scripts answer on ${path}`).toEqual([]);
  }
});

const look = () => ({
  isSeen: document.querySelector("h1")?.checkVisibility({ visibilityProperty: true }),
  // Without scripts, a photo inside a button is still a photo.
  dead: [
    ...document.querySelectorAll(
      "button[type=button]:not([popovertarget], :has(img)), [type=search], [type=range]",
    ),
  ]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => control.ariaLabel ?? control.textContent),
});

test("the menu opens, closes and follows a link", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
});

test("Home has its figures, photos, quotes and links", async ({ page }) => {
  await page.goto("/");
  const { caption, states } = CONTENT.home.hero;
  await expect(page.getByText(`${caption} ${states?.empty}. ${states?.staged}.`)).toBeVisible();
  await expect.poll(() => shownNumbers(page)).toEqual(CONTENT.statistics.map(({ value }) => value));
  for (const { label, value, suffix } of CONTENT.statistics)
    await expect(page.locator("dl > div", { hasText: label })).toContainText(`${value}${suffix}`);
  const rooms = page.getByRole("region", { name: "Rooms" });
  await expect(rooms.getByRole("listitem")).toHaveCount(CONTENT.gallery.length);
  const quotes = page.getByRole("region", { name: "What clients say" }).locator("blockquote");
  await expect(quotes).toHaveCount(CONTENT.testimonials.length);
  await quotes.last().scrollIntoViewIfNeeded();
  await expect(quotes.last()).toBeInViewport({ ratio: 0.9 });
});

test("every project and every article can be reached @all", async ({ page }) => {
  await page.goto("/portfolio?filter=vacant");
  await expect(projectCards(page)).toHaveCount(CONTENT.projects.length);
  await projectCards(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "About The Project" })).toBeVisible();
  await page.goto("/blog");
  await expect(page.getByRole("article").getByRole("link")).toHaveCount(CONTENT.posts.length);
  await page.getByRole("article").last().getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\/1\/?$/);
});

test("a project has all its photos", async ({ page }) => {
  const { title, photos } = getProject("desert-oasis-luxury");
  await page.goto(OASIS);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  // The first photo is the large one.
  await expect(gallery(page).getByRole("listitem").getByRole("img")).toHaveCount(photos.length - 1);
  await expect(gallery(page).getByRole("listitem").last()).toContainText(
    photos.at(-1)?.caption ?? "",
  );
  await gallery(page).getByRole("link", { name: "Photo: The terrace, ready for company" }).click();
  await expect(gallery(page).getByRole("img", { name: /Poolside terrace/ })).toBeInViewport();
});

test("every answer can be read @all", async ({ page }) => {
  await page.goto("/faq#how-long-does-a-staging-contract-run");
  const linked = question(page, "How long does a staging contract run?");
  await expect(linked.getByRole("paragraph").first()).toBeVisible();
  await questions(page).first().locator("summary").click();
  await expect(questions(page).first().getByRole("paragraph").first()).toBeVisible();
});

test("the estimator shows its rates instead @all", async ({ page }) => {
  await page.goto("/contact");
  const estimator = page.getByRole("region", { name: "What would staging cost?" });
  await expect(estimator.getByRole("button", { name: "Use this in my inquiry" })).toBeHidden();
  await expect(estimator.getByRole("status")).toBeHidden();
  const table = estimator.getByRole("table", { name: "Our rates for the first 90 days" });
  await expect(table).toBeVisible();
  const { estimate } = CONTENT;
  if (!estimate) throw new Error("The sample has no estimate.yml.");
  const { rates } = estimate;
  const { sign } = getMeasures(CONTENT.business);
  for (const name of [
    `Each room + ${formatPrice(rates.perRoom, sign)}`,
    `Occupied ${rates.percent.occupied}% of the sum`,
    `Patio or terrace + ${formatPrice(rates.outdoor, sign)}`,
  ])
    await expect(table.getByRole("row", { name })).toBeVisible();
  const ends = calculatePriceRange(rates, { kind: "vacant", size: 1, rooms: 5, outdoor: false });
  await expect(estimator).toContainText(`cost about ${formatPriceRange(ends, sign)}`);
});

test.describe("where things move", () => {
  test.use(WITH_MOTION);

  test("the start-up screen leaves by itself @all", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.locator("[data-startup-screen]")).toBeVisible();
    await expect(page.locator("[data-startup-screen]")).toBeHidden();
  });

  test("a spinner turns behind a project's first photo @all", async ({ page }) => {
    await page.route(/midcentury-living-1-/, (route) => route.abort());
    await page.goto(REVIVAL);
    await expect(page.locator("[data-startup-screen]")).toBeHidden();
    await expect(gallery(page).locator(".spinner")).toBeVisible();
    await expect(gallery(page).locator(".photo-spinner")).toHaveCSS("z-index", "-1");
  });
});

test("a table shows all its columns on phones @all", async ({ page }) => {
  const own = CONTENT.customPages.find(({ body }) => body.some(({ kind }) => kind === "table"));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(own?.path ?? "");
  const cells = page.locator("table :is(th, td)");
  for (const cell of await cells.all()) await expect(cell).toBeVisible();
  await cells.last().scrollIntoViewIfNeeded();
  await expect(cells.last()).toBeInViewport({ ratio: 0.9 });
});
