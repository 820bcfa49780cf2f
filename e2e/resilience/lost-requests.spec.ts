import type { Page, Request } from "@playwright/test";
import { expect, hold, open, startScripts, test, waitForHydration } from "#e2e/support/fixtures.ts";
import { filter, gallery, galleryButton, REVIVAL } from "#e2e/support/locators.ts";

/** This is the longest time from the first press to its answer, whichever request is lost. */
const LONGEST_WAIT_MS = 8000;

test.use({ expectsErrors: true });

const isPressed = (name: string) => (page: Page) =>
  expect(filter(page, name)).toHaveAttribute("aria-pressed", "true", { timeout: LONGEST_WAIT_MS });
const press = (name: string) => (page: Page) => filter(page, name).click();

const FILTER = (name: string) => ({ press: press(name), expectAnswer: isPressed(name) });

/** These pages have nothing that needs scripts, so the press only starts them. */
const ANYWHERE = {
  press: (page: Page) => page.getByRole("heading", { level: 1 }).click(),
  expectAnswer: (page: Page) =>
    expect(page.locator("html")).toHaveAttribute("data-hydrated", { timeout: LONGEST_WAIT_MS }),
};

const SLIDER = {
  press: (page: Page) => page.getByRole("slider").first().fill("20"),
  expectAnswer: (page: Page) =>
    expect
      .poll(() => page.getByRole("slider").first().evaluate(getLine), { timeout: LONGEST_WAIT_MS })
      .toBe("20%"),
};

const PAGES = [
  { path: "/", ...FILTER("Kitchen") },
  { path: "/about", ...ANYWHERE },
  { path: "/portfolio", ...FILTER("Vacant") },
  {
    path: REVIVAL,
    press: (page: Page) => galleryButton(page, "Next photo").click(),
    expectAnswer: (page: Page) =>
      expect(gallery(page).getByText("2 / 10")).toBeVisible({ timeout: LONGEST_WAIT_MS }),
  },
  { path: "/portfolio/palm-desert-home-staging", ...SLIDER },
  { path: "/services/occupied-home-staging", ...SLIDER },
  { path: "/faq", ...FILTER("Pricing") },
  { path: "/blog", ...FILTER("Design") },
  { path: "/blog/1", ...ANYWHERE },
  {
    path: "/contact",
    press: press("Use this in my inquiry"),
    expectAnswer: (page: Page) =>
      expect(page.getByLabel("Name")).toBeFocused({ timeout: LONGEST_WAIT_MS }),
  },
  { path: "/for-agents", ...ANYWHERE },
];

for (const { path, press, expectAnswer } of PAGES)
  test(`any request of ${path} may be lost once @all`, async ({ page }) => {
    const ofHome = path === "/" ? [] : await listRequests(page, "/");
    const requests = await listRequests(page, path);
    // What all pages ask for is lost on Home.
    const urls = requests.filter((url) => !ofHome.includes(url));
    expect(urls.length).toBeGreaterThan(0);
    expect(requests.length).toBeGreaterThan(5);
    for (const url of urls)
      await test.step(url, async () => {
        await page.route(url, (route) => route.abort(), { times: 1 });
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await press(page);
        await expectAnswer(page);
        await page.unrouteAll();
      });
  });

test("a lost style sheet of a page is not asked for without end, and the way on stays open @all", async ({
  page,
}) => {
  await open(page, "/faq");
  let asked = 0;
  await page.route("**/assets/page-*.css", (route) => {
    asked++;
    return route.abort();
  });
  for (const name of ["About", "FAQ"]) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(2);
  }
  // A preload, the style sheet, and once more each.
  expect(asked).toBeLessThanOrEqual(4);
});

/** Photos and prefetched pages don't count, because hydration doesn't need them. */
async function listRequests(page: Page, path: string): Promise<string[]> {
  const urls = new Set<string>();
  const note = (request: Request) => {
    if (/^(script|fetch|stylesheet)$/.test(request.resourceType())) urls.add(request.url());
  };
  page.on("request", note);
  await page.goto(path);
  await page.evaluate(startScripts);
  await waitForHydration(page);
  page.off("request", note);
  return [...urls];
}

const notice = (page: Page) => page.getByText("A part of this page did not load.");
const tryAgain = (page: Page) => notice(page).getByRole("button", { name: "Try again" });
const shownQuote = (page: Page) =>
  page.getByRole("button", { name: /^Quote \d/ }).and(page.locator("[aria-current=true]"));

test("a request lost twice is reported after a press, which Try again repeats once", async ({
  page,
}) => {
  // Before the load event, nothing but a press starts the scripts.
  const release = await hold(page, "**/uploads/**");
  await page.route("**/assets/libraries-*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await press("Next quote")(page);
  await expect(notice(page)).toBeVisible();
  await page.unroute("**/assets/libraries-*.js");
  await tryAgain(page).click();
  await expect(shownQuote(page)).toHaveAttribute("aria-label", /^Quote 2 /);
  await expect(notice(page)).toBeHidden();
  release();
});

test("nothing is said where nothing was pressed, and the next press tries again", async ({
  page,
}) => {
  const lost = page.waitForEvent("requestfailed");
  await page.route("**/assets/shared-*.js", (route) => route.abort());
  await page.goto("/faq");
  await lost;
  await page.unrouteAll();
  await expect(notice(page)).toBeHidden();
  await press("Pricing")(page);
  await isPressed("Pricing")(page);
});

test.describe("after a deployment has taken a page's files", () => {
  test.beforeEach(async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  });

  test("Try again reloads the page", async ({ page }) => {
    await page.goto("/faq");
    await press("Pricing")(page);
    await expect(notice(page)).toBeVisible();
    await page.unrouteAll();
    const loaded = page.waitForEvent("load");
    await tryAgain(page).click();
    await loaded;
  });

  test("what has been typed is kept, and sent through the browser @all", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Ana");
    await press("Use this in my inquiry")(page);
    await tryAgain(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Ana");
  });
});

test.describe("Back before the scripts have loaded", () => {
  for (const [from, to] of [
    ["/about", "/faq"],
    ["/blog", "/portfolio"],
    ["/faq", "/"],
  ] as const)
    test(`from ${to} leads to ${from}`, async ({ page }) => {
      await open(page, from);
      const title = await page.title();
      await page.getByRole("banner").locator(`a[href="${to}"]:visible`).first().click();
      await expect(page).toHaveURL(to);
      await expect(page).not.toHaveTitle(title);
      const release = await hold(page, "**/assets/*.js");
      await page.reload({ waitUntil: "domcontentloaded" });
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(from);
      release();
      await expect(page).toHaveTitle(title);
      await waitForHydration(page);
      await expect(page).toHaveTitle(title);
      await expect(page.getByText("could not be loaded")).toHaveCount(0);
    });

  test("from a page that is not there leads to the page before @all", async ({ page }) => {
    await open(page, "/about");
    const title = await page.title();
    await page.evaluate(() => {
      history.pushState({}, "", "/nothing-here");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(page).toHaveTitle(title);
  });
});

function getLine(slider: Element) {
  const compared = slider.parentElement;
  return compared && getComputedStyle(compared).getPropertyValue("--at");
}
