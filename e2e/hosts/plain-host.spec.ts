import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { PATHS } from "#app/config/paths.ts";
import { BUILT_SITE } from "#e2e/support/built-pages.ts";
import {
  expect,
  holdScripts,
  startScripts,
  test,
  WITH_MOTION,
  waitForHydration,
} from "#e2e/support/fixtures.ts";
import { startNginx } from "#e2e/support/servers.ts";
import { REDIRECTS, SITE_PATHS } from "#e2e/support/site.ts";

declare global {
  interface Window {
    /** Set by a test; a new load of the page would lose it. */
    isSameLoad?: boolean;
  }
}

test.describe.configure({ mode: "serial" });

let folder: string;
let host: Awaited<ReturnType<typeof startNginx>>;

/** A host like GitHub Pages: about.html at /about, 404.html, and no rules. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "plain-host-"));
  cpSync(BUILT_SITE, folder, { recursive: true, filter: (file) => basename(file) !== "uploads" });
  cpSync("build/refresh-pages", folder, { recursive: true });
  host = await startNginx(
    (port) => `server {
      listen ${port};
      root ${folder};
      absolute_redirect off;
      types {
        text/html html; text/css css; text/javascript js; font/woff2 woff2; image/svg+xml svg;
        image/avif avif; image/webp webp; image/jpeg jpg;
      }
      error_page 404 /404.html;
      location / { try_files $uri $uri.html =404; }
      location = / { try_files /index.html =404; }
      location /uploads/ { root ${resolve(BUILT_SITE)}; }
    }`,
  );
});

test.afterAll(() => {
  host?.stop();
  rmSync(folder, { recursive: true });
});

test("a page of every kind is complete and hydrates", async ({ page }) => {
  for (const path of ["/", "/portfolio", "/portfolio/17", "/blog/3", "/privacy-policy"]) {
    await page.goto(host.origin + path);
    await page.evaluate(startScripts);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  }
});

test("every page is there", async ({ request }) => {
  for (const path of SITE_PATHS.filter((page) => page !== PATHS.notFound))
    expect((await request.get(host.origin + path)).status(), path).toBe(200);
});

test("links lead from page to page without a new load", async ({ page }) => {
  await page.goto(`${host.origin}/faq`);
  await waitForHydration(page);
  await page.evaluate(() => {
    window.isSameLoad = true;
  });
  const footer = page.getByRole("contentinfo");
  for (const [name, heading] of [
    ["Portfolio", "Our Portfolio"],
    ["Blog", "Our Blog"],
    ["FAQ", "Frequently Asked Questions"],
  ] as const) {
    await footer.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`${host.origin}/${name.toLowerCase()}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  expect(await page.evaluate(() => window.isSameLoad)).toBe(true);
});

test("every redirect leads on and leaves no trace in the history", async ({ page }) => {
  test.slow();
  await page.goto(`${host.origin}/terms-of-service`);
  // That the pages themselves are there is known from above; they need not be loaded again.
  const targets = new Set(REDIRECTS.map(({ to }) => to));
  await page.route(
    ({ pathname }) => targets.has(pathname),
    (route) => route.fulfill({ contentType: "text/html", body: "<title>Here</title>" }),
  );
  const before = await page.evaluate(() => history.length);
  for (const [index, { from, to }] of REDIRECTS.entries()) {
    await page.goto(host.origin + from, { waitUntil: "commit" });
    await expect(page, from).toHaveURL(host.origin + to);
    expect(await page.evaluate(() => history.length), from).toBe(before + index + 1);
  }
});

test.describe("where things move", () => {
  test.use(WITH_MOTION);

  test("an unknown project is never announced as anything else", async ({ page }) => {
    const release = await holdScripts(page);
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
  test(`${what} leads on before any script of the page`, async ({ page }) => {
    await holdScripts(page);
    await page.goto(`${host.origin}${path}?via=mail#top`);
    await expect(page).toHaveURL(`${host.origin}/blog/3?via=mail#top`);
  });

test("an unknown address is a real 404 with the site around it", async ({ page }) => {
  const response = await page.goto(`${host.origin}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});
