import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { BUILT_SITE } from "#e2e/support/built-pages.ts";
import { expect, hold, holdScripts, open, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { REDIRECTS } from "#e2e/support/site.ts";
import { NOT_FOUND_PAGE } from "#hosting/site-rules.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

test.describe.configure({ mode: "serial" });

let host: Awaited<ReturnType<typeof startLocally>>;

/** Like GitHub Pages, this host serves about.html at /about and 404.html, and has no redirect rules. */
test.beforeAll(async () => {
  const serve = (folder: string) => sirv(folder, { extensions: ["html"] });
  const refreshPage = serve("build/refresh-pages");
  const page = serve(BUILT_SITE);
  const notFoundPage = readFileSync(join(BUILT_SITE, NOT_FOUND_PAGE));
  host = await startLocally(
    createServer((request, response) => {
      const sendNotFound = () =>
        void response.writeHead(404, { "Content-Type": "text/html" }).end(notFoundPage);
      if (/.\/(\?|$)/.test(request.url ?? "")) sendNotFound();
      else refreshPage(request, response, () => page(request, response, sendNotFound));
    }),
  );
});

test.afterAll(() => host?.stop());

test("a page hydrates, and its links work @all", async ({ page }) => {
  await open(page, `${host.origin}/faq`);
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL(`${host.origin}/about`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

/** 404.html redirects paths with capitals; other paths have pages of their own. */
const ONE_OF_A_KIND = new Map(
  REDIRECTS.map((redirect) => [`${redirect.to} ${/[A-Z]/.test(redirect.from)}`, redirect]),
);

test("redirects to every page leave no trace in the history @all", async ({ page }) => {
  await page.goto(`${host.origin}/terms-of-service`);
  // The target pages need not load.
  const targets = new Set(REDIRECTS.map(({ to }) => to));
  await page.route(
    ({ pathname }) => targets.has(pathname),
    (route) => route.fulfill({ contentType: "text/html", body: "<title>Here</title>" }),
  );
  const before = await page.evaluate(() => history.length);
  for (const [index, { from, to }] of [...ONE_OF_A_KIND.values()].entries()) {
    await page.goto(host.origin + from, { waitUntil: "commit" });
    await expect(page, from).toHaveURL(host.origin + to);
    expect(await page.evaluate(() => history.length), from).toBe(before + index + 1);
  }
});

test.describe("where things move", () => {
  test.use(WITH_MOTION);

  test("an unknown project is never announced as anything else @all", async ({ page }) => {
    const release = await hold(page, "**/portfolio/404.html");
    await page.goto(`${host.origin}/portfolio/99?via=mail`);
    const screen = page.locator("[data-startup-screen]");
    expect(await screen.evaluate((element) => element.getAnimations()[0]?.playState)).toBe(
      "paused",
    );
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project Not Found");
    await expect(screen).toBeHidden();
    await expect(page).toHaveURL(`${host.origin}/portfolio/99?via=mail`);
  });
});

for (const { what, path } of [
  { what: "a redirect with capitals", path: "/Blog/3" },
  { what: "a needless slash", path: "/blog/3/" },
])
  test(`${what} leads on before any script of the page @all`, async ({ page }) => {
    await holdScripts(page);
    await page.goto(`${host.origin}${path}?via=mail#top`);
    await expect(page).toHaveURL(`${host.origin}/blog/3?via=mail#top`);
  });

test("an unknown address is a real 404 with the site around it @all", async ({ page }) => {
  const response = await page.goto(`${host.origin}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});
