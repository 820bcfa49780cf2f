import type { Page } from "@playwright/test";
import {
  expect,
  isPhone,
  ON_A_WIDE_SCREEN,
  open,
  test,
  WITHOUT_MOTION,
} from "#e2e/support/fixtures.ts";
import { clear, filter, projectCards, result } from "#e2e/support/locators.ts";
import { titleOf } from "#e2e/support/site.ts";

test.use(WITHOUT_MOTION);

test(
  "the portfolio opens with every home and its result; a card leads to its project",
  ON_A_WIDE_SCREEN,
  async ({ page }) => {
    await open(page, "/portfolio");
    await expect(page.getByRole("heading", { level: 1, name: "Our Portfolio" })).toBeVisible();
    await expect(projectCards(page)).toHaveCount(5);
    await expect(result(page)).toHaveText("Showing 5 of 5 projects");
    await expect(
      page.getByRole("group", { name: "Filter by location" }).getByRole("button"),
    ).toHaveText(["All Locations", "Indian Wells", "Rancho Mirage", "Palm Desert"]);
    await expect(filter(page, "All Locations")).toHaveAttribute("aria-pressed", "true");
    await expect(clear(page)).toHaveCount(0);
    await expect(page.locator('main img[loading="eager"]')).toHaveCount(1);
    for (const card of await projectCards(page).all())
      await expect(card).toContainText(/Under contract in \w+ days|First villa reserved/);

    const card = projectCards(page).filter({ hasText: "Golf Course Home Staging" });
    await expect(card).toContainText("45-120 Fairway Crest | Indian Wells");
    await expect(card.getByRole("img")).toHaveAttribute("alt", /emerald/);
    const title = await card.getByRole("heading").textContent();
    await expect(card.getByRole("link")).toHaveAccessibleName(`${title} View Details`);
    const photo = await card.getByRole("img").boundingBox();
    await card.click({ position: { x: 40, y: (photo?.height ?? 0) / 2 } });
    await expect(page).toHaveURL("/portfolio/indian-wells-home-staging/golf-course-grandeur");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      titleOf("golf-course-grandeur"),
    );
  },
);

test("the grid has one, two or three columns, and the first home spans two", async ({ page }) => {
  await open(page, "/portfolio");
  if (isPhone(page)) {
    expect(await columns(page)).toBe(1);
    return;
  }
  expect(await columns(page)).toBe(3);
  const [lead, second] = await widths(page);
  expect(lead).toBeGreaterThan(second * 2);
  await page.setViewportSize({ width: 900, height: 800 });
  expect(await columns(page)).toBe(2);
  await page.setViewportSize({ width: 1280, height: 800 });
  await filter(page, "Indian Wells").click();
  await expect(projectCards(page)).toHaveCount(2);
  const [first, next] = await widths(page);
  expect(first).toBeCloseTo(next, 0);
});

test(
  "a location and a kind keep their homes, in the address too, and Back undoes it",
  ON_A_WIDE_SCREEN,
  async ({ page }) => {
    await open(page, "/portfolio");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await filter(page, "Palm Desert").click();
    await expect(page).toHaveURL("/portfolio?location=palm-desert");
    await expect(result(page)).toHaveText("Showing 2 of 5 projects in Palm Desert");
    await expect(projectCards(page)).toHaveCount(2);
    await expect(filter(page, "Palm Desert")).toHaveAttribute("aria-pressed", "true");
    await expect(filter(page, "Palm Desert")).toBeFocused();
    await filter(page, "Rancho Mirage").click();
    await expect(result(page)).toHaveText("Showing 1 of 5 projects in Rancho Mirage");
    await page.goBack();
    await expect(result(page)).toHaveText("Showing 2 of 5 projects in Palm Desert");
    await page.goBack();
    await expect(page).toHaveURL("/portfolio");
    await expect(projectCards(page)).toHaveCount(5);
    expect(requests.filter((url) => url.includes(".data"))).toEqual([]);

    const kinds = page.getByRole("group", { name: "Filter by kind of home" });
    await expect(kinds.getByRole("button")).toHaveText([
      "All Homes",
      "Vacant",
      "Occupied",
      "New construction",
    ]);
    await kinds.getByRole("button", { name: "Vacant" }).click();
    await expect(page).toHaveURL("/portfolio?filter=vacant");
    await expect(filter(page, "Vacant")).toHaveAttribute("aria-pressed", "true");
    await expect(filter(page, "Vacant")).toBeFocused();
    await filter(page, "Indian Wells").click();
    await expect(result(page)).toHaveText("Showing 0 of 5 projects: vacant homes in Indian Wells");
    await filter(page, "All Homes").click();
    await expect(page).toHaveURL("/portfolio?location=indian-wells");
    await expect(projectCards(page)).toHaveCount(2);
  },
);

test("filtering leaves the page where it is scrolled to", { tag: ["@wide", "@all"] }, async ({
  page,
}) => {
  await open(page, "/portfolio");
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const before = await page.evaluate(() => window.scrollY);
  await filter(page, "Indian Wells").click();
  await expect(projectCards(page)).toHaveCount(2);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test(
  "Clear All Filters clears both and hands the focus to the first filter",
  ON_A_WIDE_SCREEN,
  async ({ page }) => {
    await open(page, "/portfolio?filter=vacant&location=palm-desert&utm_source=mail");
    await expect(result(page)).toHaveText("Showing 2 of 5 projects: vacant homes in Palm Desert");
    await clear(page).press("Enter");
    await expect(page).toHaveURL("/portfolio?utm_source=mail");
    await expect(projectCards(page)).toHaveCount(5);
    await expect(clear(page)).toHaveCount(0);
    await expect(filter(page, "All Locations")).toBeFocused();
  },
);

test("a combination without a home says so, keeps the choice in sight and offers the way out", async ({
  page,
}) => {
  await open(page, "/portfolio?filter=new&location=palm-desert");
  await expect(result(page)).toHaveText(
    "Showing 0 of 5 projects: newly built homes in Palm Desert",
  );
  await expect(
    page.getByRole("heading", { name: "We have no newly built homes in Palm Desert to show yet." }),
  ).toBeVisible();
  await expect(projectCards(page)).toHaveCount(0);
  for (const name of ["Palm Desert", "New construction"])
    await expect(filter(page, name)).toBeInViewport({ ratio: 1 });
  await clear(page).click();
  await expect(projectCards(page)).toHaveCount(5);
  await expect(filter(page, "All Locations")).toBeFocused();
  for (const name of ["All Locations", "All Homes"])
    await expect(filter(page, name)).toBeInViewport({ ratio: 1 });
});

test(
  "a service in the footer shows its homes, and the page calls to get started",
  ON_A_WIDE_SCREEN,
  async ({ page }) => {
    await open(page, "/portfolio");
    await page.getByRole("link", { name: "New Construction Staging" }).click();
    await expect(result(page)).toHaveText("Showing 1 of 5 projects: newly built homes");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(
      page.getByRole("heading", { name: "Ready for Your Home Transformation?" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL("/contact");
  },
);

async function boxes(page: Page) {
  const all = await projectCards(page).all();
  return Promise.all(all.map(async (card) => (await card.boundingBox()) ?? { x: 0, width: 0 }));
}

async function columns(page: Page) {
  return new Set((await boxes(page)).map(({ x }) => Math.round(x))).size;
}

async function widths(page: Page) {
  const [first, second] = await boxes(page);
  return [first?.width ?? 0, second?.width ?? 0] as const;
}
