import { readFileSync } from "node:fs";
import { request } from "node:http";
import { resolve } from "node:path";
import { nginxConfiguration } from "#hosting/nginx.ts";
import { SECURITY_HEADERS, type SiteRules } from "#hosting/site-rules.ts";
import { BUILT_SITE } from "../support/built-pages.ts";
import { becomesAlive, expect, test } from "../support/fixtures.ts";
import { hasNginx, startNginx } from "../support/nginx.ts";
import { OLD_ADDRESSES } from "../support/old-addresses.ts";
import { SITE_PATHS } from "../support/site-paths.ts";

test.describe.configure({ mode: "serial" });
test.skip(!hasNginx, "nginx is not installed on this machine");

let nginx: Awaited<ReturnType<typeof startNginx>>;

test.beforeAll(async () => {
  const rules = JSON.parse(readFileSync("build/rules.json", "utf8")) as SiteRules;
  nginx = await startNginx((port) =>
    nginxConfiguration(rules, { root: resolve(BUILT_SITE), port }),
  );
});

test.afterAll(() => nginx?.stop());

/** Sends a path exactly as given: fetch would tidy it up first. */
function raw(path: string, method = "GET"): Promise<{ status: number; body: string }> {
  return new Promise((done, fail) => {
    const sent = request({ host: "localhost", port: nginx.port, path, method }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => done({ status: response.statusCode ?? 0, body }));
    });
    sent.on("error", fail);
    sent.end();
  });
}

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
    expect(headers["content-security-policy"], path).toMatch(/script-src 'self' 'sha256-/);
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"], path).not.toMatch(/script-src[^;]*unsafe/);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(headers[name.toLowerCase()], path).toBe(value);
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
  for (const { from, to } of OLD_ADDRESSES) {
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
    await becomesAlive(page);
  }
  expect(complaints).toEqual([]);
});

test("odd requests get a plain refusal and no file from outside", async () => {
  const odd = [
    "/%2e%2e/%2e%2e/etc/passwd",
    "/../../etc/passwd",
    "/uploads/../../rules.json",
    "/..%2f..%2fpackage.json",
    "/%00",
    "/%E0%A4%A",
    "/about%0d%0aSet-Cookie:%20a=b",
    "//about//x",
    `/${"a".repeat(5000)}`,
    `/${"a/".repeat(3000)}`,
    "/_headers",
    "/_redirects",
    "/vercel.json",
    "/404.html",
    "/portfolio/",
    "/.git/config",
  ];
  for (const path of odd) {
    const { status, body } = await raw(path);
    expect([200, 301, 400, 404, 414], path).toContain(status);
    expect(body, path).not.toMatch(/root:|"dependencies"|"policies"/);
  }
});

test("only reading is allowed", async () => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "TRACE"]) {
    const { status } = await raw("/about", method);
    expect([403, 405], method).toContain(status);
  }
  expect((await raw("/about", "HEAD")).status).toBe(200);
});
