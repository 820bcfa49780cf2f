import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PATHS } from "#app/config/paths.ts";
import { buildRedirectUrl } from "#app/lib/build-redirect-url.ts";
import { readBuiltPage } from "#e2e/support/built-pages.ts";
import { rawRequest } from "#e2e/support/raw-request.ts";
import { REDIRECTS, SITE_PATHS } from "#e2e/support/site.ts";
import { getAttribute } from "#hosting/html/html.ts";
import { HOSTS, type Host, OWNERS, SITE_RULES, startHost } from "./start-hosts.ts";

for (const [hostName, host] of Object.entries<Host>(HOSTS))
  describe(`on ${hostName}${hostName === "npm start" ? "" : " @all"}`, () => {
    const { isLocal = true, isCompressed = true } = host;
    const { servesFilesFirst, dropsQueries, sendsNoHeaders } = host;
    let server: Awaited<ReturnType<typeof startHost>>;
    beforeAll(async () => {
      server = await startHost(host);
    });
    afterAll(() => server?.stop());

    async function ask(path: string, method = "GET", headers = {}) {
      const answer = await rawRequest(server.origin, path, method, headers);
      const { location } = answer.headers;
      if (location) expect(new URL(location, server.origin).origin, path).toBe(server.origin);
      return { ...answer, location: location?.replace(server.origin, "") };
    }

    async function expectRedirect(path: string, target: string) {
      const { status, headers, location } = await ask(path);
      expect([301, ...(isLocal ? [] : [307])], path).toContain(status);
      expect(location, path).toBe(target);
      if (sendsNoHeaders) expect(headers, path).not.toHaveProperty("x-frame-options");
      else expectHeaders(headers, path);
    }

    async function expectSamePage(path: string, target: string) {
      const { status, body } = await ask(path);
      expect(status, path).toBe(200);
      expect(body, path).toBe((await ask(target)).body);
    }

    async function expectNotFound(paths: string[], words = "Oops! Page not found") {
      for (const path of paths) {
        const { status, body, headers, location } = await ask(path, "GET", describeMode(path));
        expect(status, path).toBe(404);
        expect(location, path).toBeUndefined();
        expect(headers["set-cookie"], path).toBeUndefined();
        expect(headers["cache-control"], path).not.toContain("immutable");
        expect(new RegExp(`<h1[^>]*>${words}</h1>`).test(body), path).toBe(true);
      }
    }

    test("page: every page comes with its policy, to be revalidated", async () => {
      for (const path of SITE_PATHS.filter((each) => each !== PATHS.notFound)) {
        const { status, headers, body } = await ask(path);
        expect(status, path).toBe(200);
        expect(headers["content-type"], path).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(headers["cache-control"], path).toBe("public, max-age=0, must-revalidate");
        expectHeaders(headers, path);
        expect(body, path).toMatch(
          /<meta http-equiv="Content-Security-Policy" content="default-src 'self'; [^"]*script-src 'self' 'sha256-/,
        );
      }
    });

    test("slash: a trailing one is removed", async () => {
      const expectTarget = servesFilesFirst ? expectSamePage : expectRedirect;
      await expectTarget("/about/", "/about");
      await expectTarget("/portfolio/", "/portfolio");
      await expectTarget("/blog/3/?a=1", "/blog/3?a=1");
      await expectNotFound(["/assets/", "/no-such-page/"].slice(0, isLocal ? 2 : 0));
    });

    test("redirect: with its own query and hash, and the visitor's", async () => {
      for (const { from, to } of REDIRECTS) {
        const isFile = servesFilesFirst && from === "/index";
        await (isFile ? expectSamePage : expectRedirect)(`${from}?via=test`, `${to}?via=test`);
      }
      await expectRedirect("/about-us/?a=1?b=%20", "/about?a=1?b=%20");
      for (const { from, to } of OWNERS) {
        await expectRedirect(from, to);
        const kept = to.includes("?") && dropsQueries ? "" : "?via=test";
        await expectRedirect(`${from}?via=test`, buildRedirectUrl(to, kept));
      }
    });

    test("case: another case redirects, or gets 404", async () => {
      await expectRedirect("/FAQ", "/faq");
      await expectRedirect("/Blog/3", "/blog/3");
      await expectNotFound(["/fAq", "/Portfolio/a/b/c"]);
    });

    test("old .html: an owner's redirect comes first", () =>
      expectRedirect("/old-home.html?a=1", "/about?a=1"));

    test("404 page: a real one, before any script", async () => {
      await expectNotFound([
        "/no-such-page",
        "/blog/page/2",
        "/portfolio/a/b/c",
        "/portfolio/a/b/c/d",
      ]);
      await expectNotFound(["/assets/gone.js", "/uploads/gone.avif", "/assets"]);
      if (servesFilesFirst) await expectSamePage("/404", "/no-such-page");
      else await expectNotFound(["/404"]);
      await expectNotFound(
        ["/portfolio/99", "/portfolio/palm-desert-home-staging/castle", "/portfolio/page/2"],
        "Project Not Found",
      );
    });

    test("header: hashed files may be kept for ever", async () => {
      const { elements, link } = readBuiltPage("/");
      const photo = elements.find(({ tagName }) => tagName === "img");
      for (const path of [link("stylesheet"), photo && getAttribute(photo, "src")]) {
        const { status, headers } = await ask(path ?? "");
        expect(status, path).toBe(200);
        expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
        expectHeaders(headers, path);
      }
    });

    test(".data: every host compresses it as text", async () => {
      for (const path of ["/about.data", "/_.data"]) {
        const { status, headers } = await ask(path, "GET", { "Accept-Encoding": "gzip" });
        expect(status, path).toBe(200);
        expect(headers["content-type"], path).toBe("text/x-script");
        expect(headers["content-encoding"], path).toBe(isCompressed ? "gzip" : undefined);
      }
      const plain = await ask("/about", "GET", { "Accept-Encoding": "identity" });
      expect(plain.headers["content-encoding"]).toBeUndefined();
    });

    test("hidden: visitors can't read what is for hosts", async () => {
      const odd = isLocal ? ["/%5Fredirects", "/404.html"] : [];
      const hidden = [...SITE_RULES.hidden, "/uploads/manifest.json", ...odd];
      for (const path of [...hidden, "/about.html.x"])
        expect([403, 404], path).toContain((await ask(path)).status);
      if (servesFilesFirst) await expectSamePage("/portfolio/404", "/portfolio/99");
      else await expectNotFound(["/portfolio/404"], ".*");
    });

    if (!isLocal) return;

    test("hostile: no file from outside, no other site, no line break", async () => {
      for (const path of [
        "/%2e%2e/%2e%2e/etc/passwd",
        "/../../etc/passwd",
        "/uploads/../../rules.json",
        "/..%2f..%2fpackage.json",
        `/${"a".repeat(5000)}`,
        `/${"a/".repeat(3000)}`,
        "/.git/config",
      ]) {
        const { status, body } = await ask(path);
        expect([400, 403, 404, 414], path.slice(0, 40)).toContain(status);
        expect(body, path.slice(0, 40)).not.toMatch(/root:|"dependencies"|"redirects"/);
      }
      for (const path of [
        "/Blog/3%0d%0aSet-Cookie:%20a=b",
        "/BLOG/3%0a",
        "/PORTFOLIO/a%0d%0aSet-Cookie:%20a=b/b",
        "/home%0d%0aSet-Cookie:%20a=b",
        "/about%0d%0aSet-Cookie:%20a=b/",
        "//evil.example/about/",
        "/Portfolio//evil.example",
        "/Portfolio/%2fevil.example/x",
        "/%5cevil.example/",
      ]) {
        const { status, headers, location } = await ask(path);
        // If a host merges slashes, the rest may be one of the site's paths.
        expect([301, 404], path).toContain(status);
        expect(location ?? "/", path).toMatch(/^\/(?![/\\])[!-~]*$/);
        expect(headers["set-cookie"], path).toBeUndefined();
      }
    });

    test("only reading is allowed", async () => {
      for (const method of ["POST", "PUT", "DELETE", "PATCH"])
        for (const path of ["/about", "/home", "/no-such-page"])
          expect((await ask(path, method)).status, method + path).toBe(405);
      expect((await ask("/about", "HEAD")).status).toBe(200);
    });
  });

/** Pages are asked for as a browser does: Cloudflare answers them before its Worker. */
const describeMode = (path: string) =>
  path.includes(".") ? {} : { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };

function expectHeaders(headers: Record<string, unknown>, path?: string) {
  for (const [name, value] of Object.entries(SITE_RULES.headers))
    expect(headers[name.toLowerCase()], path).toBe(value);
}
