import type { Page } from "@playwright/test";
import { LIST_PATHS } from "#app/config/paths.ts";
import { STAGING_TYPE_NAMES, STAGING_TYPES } from "#app/config/staging-types.ts";
import { getFilteredPath, getProjectPath } from "#app/lib/paths.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { expect, getWarnings, isPhone, open, test } from "#e2e/support/fixtures.ts";
import { filter, projectCards, result } from "#e2e/support/locators.ts";
import { CONTENT, filterHomes, getProject } from "#e2e/support/site.ts";

const HOMES = CONTENT.projects.length;
const CITIES = [...new Set(CONTENT.projects.map(({ city }) => city))];
const GOLF = getProject("golf-course-grandeur");
const { city: DESERT } = getProject("desert-oasis-luxury");
const { city: MIRAGE } = getProject("modern-mediterranean-estates");
const WELLS = GOLF.city;
const PHOTO = CONTENT.projects[0]?.image.replace(/\.\w+$/, "") ?? "";

const clear = (page: Page) => page.getByRole("button", { name: "Clear All Filters" });

function showing(choice: Parameters<typeof filterHomes>[0]): string {
  const kind = choice.staging ? `: ${STAGING_TYPES[choice.staging].plural}` : "";
  const place = choice.city ? ` in ${choice.city}` : "";
  return `Showing ${filterHomes(choice).length} of ${HOMES} projects${kind}${place}`;
}

test("opens with every home, and a card leads to its project @desktop", async ({ page }) => {
  await open(page, "/portfolio");
  await expect(page.getByRole("heading", { level: 1, name: "Our Portfolio" })).toBeVisible();
  await expect(projectCards(page)).toHaveCount(HOMES);
  await expect(result(page)).toHaveText(showing({}));
  await expect(
    page.getByRole("group", { name: "Filter by location" }).getByRole("button"),
  ).toHaveText(["All Locations", ...CITIES]);
  await expect(filter(page, "All Locations")).toHaveAttribute("aria-pressed", "true");
  await expect(clear(page)).toHaveCount(0);
  await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);
  for (const { seoTitle, result = "" } of CONTENT.projects)
    await expect(projectCards(page).filter({ hasText: seoTitle })).toContainText(result);

  const card = projectCards(page).filter({ hasText: GOLF.seoTitle });
  await expect(card).toContainText(`${GOLF.location.split(",")[0]} | ${GOLF.city}`);
  const { alt = "" } = CONTENT.photos.find(({ file }) => file === GOLF.image) ?? {};
  await expect(card.getByRole("img")).toHaveAttribute("alt", alt);
  const title = await card.getByRole("heading").textContent();
  await expect(card.getByRole("link")).toHaveAccessibleName(`${title} View Details`);
  const photo = await card.getByRole("img").boundingBox();
  await card.click({ position: { x: 40, y: (photo?.height ?? 0) / 2 } });
  await expect(page).toHaveURL(getProjectPath(GOLF));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(GOLF.title);
});

test("the count of homes is visible at every width @desktop @all", async ({ page }) => {
  await open(page, "/portfolio");
  for (const width of [320, 412, 768, 1199, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const shownWidth = async () => (await result(page).boundingBox())?.width;
    await expect.poll(shownWidth, `${width} px`).toBeGreaterThan(100);
  }
});

test("the grid has one, two or three columns, and the first home spans two", async ({ page }) => {
  await open(page, "/portfolio");
  if (isPhone(page)) {
    await expect.poll(() => columns(page)).toBe(1);
    const shapes = await projectCards(page).getByRole("img").evaluateAll(readRatios);
    expect(shapes).toHaveLength(HOMES);
    for (const [index, shape] of shapes.entries())
      expect(shape, "no two neighbors have one shape").not.toBe(shapes[index + 1]);
    return;
  }
  await expect.poll(() => columns(page)).toBe(3);
  await expect.poll(() => leadShare(page)).toBeGreaterThan(2);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect.poll(() => columns(page)).toBe(2);
  await page.setViewportSize({ width: 1280, height: 800 });
  await filter(page, WELLS).click();
  await expect(projectCards(page)).toHaveCount(filterHomes({ city: WELLS }).length);
  await expect.poll(() => leadShare(page)).toBeCloseTo(1);
});

test("a location and a kind filter, and Back undoes it @desktop", async ({ page }) => {
  await open(page, "/portfolio");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await filter(page, DESERT).click();
  await expect(page).toHaveURL(getFilteredPath({ city: DESERT }));
  await expect(result(page)).toHaveText(showing({ city: DESERT }));
  await expect(projectCards(page)).toHaveCount(filterHomes({ city: DESERT }).length);
  await expect(filter(page, DESERT)).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, DESERT)).toBeFocused();
  await filter(page, MIRAGE).click();
  await expect(page).toHaveURL(getFilteredPath({ city: MIRAGE }));
  await expect(result(page)).toHaveText(showing({ city: MIRAGE }));
  await page.goBack();
  await expect(result(page)).toHaveText(showing({ city: DESERT }));
  await page.goBack();
  await expect(page).toHaveURL("/portfolio");
  await expect(projectCards(page)).toHaveCount(HOMES);
  const asked = requests.filter(
    (url) => /\.(data|js)\b/.test(url) || url.endsWith(LIST_PATHS.projects),
  );
  expect(asked, "a short list is there already").toEqual([]);
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);

  const kinds = page.getByRole("group", { name: "Filter by kind of home" });
  await expect(kinds.getByRole("button")).toHaveText([
    "All Homes",
    "Vacant",
    "Occupied",
    "New construction",
  ]);
  await kinds.getByRole("button", { name: "Vacant" }).click();
  await expect(page).toHaveURL(getFilteredPath({ staging: "vacant" }));
  await expect(filter(page, "Vacant")).toHaveAttribute("aria-pressed", "true");
  await expect(filter(page, "Vacant")).toBeFocused();
  await filter(page, WELLS).click();
  await expect(result(page)).toHaveText(showing({ staging: "vacant", city: WELLS }));
  await filter(page, "All Homes").click();
  await expect(page).toHaveURL(getFilteredPath({ city: WELLS }));
  await expect(projectCards(page)).toHaveCount(filterHomes({ city: WELLS }).length);
});

test("filtering leaves the page where it is scrolled to @desktop @all", async ({ page }) => {
  await open(page, "/portfolio");
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const before = await page.evaluate(() => window.scrollY);
  await filter(page, WELLS).click();
  await expect(projectCards(page)).toHaveCount(filterHomes({ city: WELLS }).length);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("Clear All Filters clears both, and the first has focus @desktop", async ({ page }) => {
  await open(page, `${getFilteredPath({ staging: "vacant", city: DESERT })}&utm_source=mail`);
  await expect(result(page)).toHaveText(showing({ staging: "vacant", city: DESERT }));
  await clear(page).press("Enter");
  await expect(page).toHaveURL("/portfolio?utm_source=mail");
  await expect(projectCards(page)).toHaveCount(HOMES);
  await expect(clear(page)).toHaveCount(0);
  await expect(filter(page, "All Locations")).toBeFocused();
});

test("a combination without a home says so and offers to clear the filters @phone", async ({
  page,
}) => {
  await open(page, getFilteredPath({ staging: "new", city: DESERT }));
  await expect(result(page)).toHaveText(showing({ staging: "new", city: DESERT }));
  await expect(
    page.getByRole("heading", { name: `We have no newly built homes in ${DESERT} to show yet.` }),
  ).toBeVisible();
  await expect(projectCards(page)).toHaveCount(0);
  for (const name of [DESERT, "New construction"])
    await expect(filter(page, name)).toBeInViewport({ ratio: 1 });
  await clear(page).click();
  await expect(projectCards(page)).toHaveCount(HOMES);
  await expect(filter(page, "All Locations")).toBeFocused();
  for (const name of ["All Locations", "All Homes"])
    await expect(filter(page, name)).toBeInViewport({ ratio: 1 });
});

test("a service in the footer shows its homes @desktop @all", async ({ page }) => {
  await open(page, "/portfolio");
  await page.getByRole("link", { name: "New Construction Staging" }).click();
  await expect(result(page)).toHaveText(showing({ staging: "new" }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(
    page.getByRole("heading", { name: "Ready for Your Home Transformation?" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact");
});

test("?filter= shows homes of that kind, with a location too @desktop", async ({ page }) => {
  for (const staging of STAGING_TYPE_NAMES) {
    await open(page, `/portfolio?filter=${staging}`);
    await expect(result(page)).toHaveText(showing({ staging }));
    await expect(projectCards(page)).toHaveCount(filterHomes({ staging }).length);
    await expect(filter(page, "All Locations")).toHaveAttribute("aria-pressed", "true");
    await expect(clear(page)).toBeVisible();
  }

  await open(page, `/portfolio?filter=occupied&location=${slugify(WELLS)}`);
  await expect(result(page)).toHaveText(showing({ staging: "occupied", city: WELLS }));
  await filter(page, MIRAGE).click();
  await expect(page).toHaveURL(`/portfolio?filter=occupied&location=${slugify(MIRAGE)}`);
  await filter(page, "All Locations").click();
  await expect(page).toHaveURL("/portfolio?filter=occupied");
  await expect(result(page)).toHaveText(showing({ staging: "occupied" }));
});

test("unknown values are ignored @desktop @all", async ({ page }) => {
  await open(page, "/portfolio?filter=castle&location=paris");
  await expect(result(page)).toHaveText(showing({}));
  await expect(projectCards(page)).toHaveCount(CONTENT.projects.length);
  await expect(clear(page)).toHaveCount(0);
});

test("a photo that fails is replaced by a fallback @desktop @all", async ({ page }) => {
  await page.route(new RegExp(PHOTO), (route) => route.abort());
  await open(page, "/portfolio");
  await expect(projectCards(page).first().getByRole("img")).toHaveAttribute(
    "src",
    /^\/fallback\/(modern|luxury|contemporary|neutral)\.jpg$/,
  );
  expect((await getWarnings(page)).join()).toContain(PHOTO);
});

const readRatios = (images: Element[]) =>
  images.map((image) => (image.clientWidth / image.clientHeight).toFixed(2));

async function boxes(page: Page) {
  const all = await projectCards(page).all();
  return Promise.all(all.map(async (card) => (await card.boundingBox()) ?? { x: 0, width: 0 }));
}

async function columns(page: Page) {
  return new Set((await boxes(page)).map(({ x }) => Math.round(x))).size;
}

async function leadShare(page: Page) {
  const [first, second] = await boxes(page);
  return (first?.width ?? 0) / (second?.width ?? 1);
}
