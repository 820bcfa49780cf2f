import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { PATHS } from "#app/config/paths.ts";
import { BUILT_SITE } from "../support/built-pages.ts";
import { becomesAlive, expect, test } from "../support/fixtures.ts";
import { hasNginx, startNginx } from "../support/nginx.ts";
import { OLD_ADDRESSES } from "../support/old-addresses.ts";
import { SITE_PATHS } from "../support/site-paths.ts";

test.describe.configure({ mode: "serial" });
test.skip(!hasNginx, "nginx is not installed on this machine");

let folder: string;
let host: Awaited<ReturnType<typeof startNginx>>;

/** A host like GitHub Pages: files, folders with a slash at the end, 404.html, and no rules. */
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
      location /uploads/ { root ${resolve(BUILT_SITE)}; }
    }`,
  );
});

test.afterAll(() => {
  host?.stop();
  rmSync(folder, { recursive: true });
});

test("a page of every kind is complete and comes to life", async ({ page }) => {
  for (const path of ["/", "/portfolio", "/portfolio/17", "/blog/3", "/privacy-policy"]) {
    await page.goto(host.origin + path);
    await becomesAlive(page);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  }
});

test("every page is there", async ({ request }) => {
  for (const path of SITE_PATHS.filter((page) => page !== PATHS.notFound))
    expect((await request.get(host.origin + path)).status(), path).toBe(200);
});

test("links lead from page to page without a new load", async ({ page }) => {
  await page.goto(`${host.origin}/faq`);
  await becomesAlive(page);
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
  expect(await page.evaluate(() => window.isHydrated)).toBe(true);
});

test("every old address leads on and leaves no trace in the history", async ({ page }) => {
  test.slow();
  await page.goto(`${host.origin}/terms-of-service`);
  const before = await page.evaluate(() => history.length);
  for (const [index, { from, to }] of OLD_ADDRESSES.entries()) {
    await page.goto(host.origin + from, { waitUntil: "commit" });
    await expect(page).toHaveURL(new RegExp(`^${host.origin}${to}/?$`));
    expect(await page.evaluate(() => history.length), from).toBe(before + index + 1);
  }
});

test("an unknown address is a real 404 with the site around it", async ({ page }) => {
  const response = await page.goto(`${host.origin}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});
