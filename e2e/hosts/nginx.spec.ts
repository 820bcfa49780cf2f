import { expect, startScripts, test, waitForHydration } from "#e2e/support/fixtures.ts";
import {
  hasNginx,
  type RunningServer,
  rawRequest,
  SITE_RULES,
  startSiteOnNginx,
} from "#e2e/support/servers.ts";
import { REDIRECTS, SITE_PATHS } from "#e2e/support/site.ts";

test.describe.configure({ mode: "serial" });
test.skip(!hasNginx, "nginx is not installed on this machine");

let nginx: RunningServer;

test.beforeAll(async () => {
  nginx = await startSiteOnNginx();
});

test.afterAll(() => nginx?.stop());

test("every page answers with its headers, compressed, to be revalidated", async ({ request }) => {
  for (const path of SITE_PATHS) {
    const response = await request.get(nginx.origin + path, {
      headers: { "Accept-Encoding": "gzip" },
    });
    const headers = response.headers();
    expect(response.status(), path).toBe(path === "/not-found" ? 404 : 200);
    expect(headers, path).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "gzip",
      "cache-control": "public, max-age=0, must-revalidate",
    });
    for (const [name, value] of Object.entries(SITE_RULES.headers))
      expect(headers[name.toLowerCase()], path).toBe(value);
    expect(await response.text(), path).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src 'self'; [^"]*script-src 'self' 'sha256-/,
    );
  }
});

test("hashed files may be kept for ever", async ({ request, page }) => {
  await page.goto(nginx.origin);
  const style = await page.locator("link[rel=stylesheet]").first().getAttribute("href");
  const picture = await page.locator("main img").first().getAttribute("src");
  for (const address of [style, picture]) {
    const response = await request.get(nginx.origin + address);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
});

test("every old address is a permanent redirect that keeps the query", async ({ request }) => {
  for (const { from, to } of REDIRECTS) {
    const response = await request.get(`${nginx.origin}${from}?a=1`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(`${to}?a=1`);
  }
});

test("the policy blocks nothing a page needs", async ({ page }) => {
  test.slow();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) complaints.push(message.text());
  });
  for (const path of SITE_PATHS) {
    await page.goto(nginx.origin + path);
    await page.evaluate(startScripts);
    await waitForHydration(page);
  }
  expect(complaints).toEqual([]);
});

test("no file from outside the site is handed out", async () => {
  for (const path of [
    "/%2e%2e/%2e%2e/etc/passwd",
    "/../../etc/passwd",
    "/uploads/../../rules.json",
    "/..%2f..%2fpackage.json",
    `/${"a".repeat(5000)}`,
    `/${"a/".repeat(3000)}`,
    "/.git/config",
  ]) {
    const { status, body } = await rawRequest(nginx.origin, path);
    expect([400, 404, 414], path).toContain(status);
    expect(body, path).not.toMatch(/root:|"dependencies"|"redirects"/);
  }
});
