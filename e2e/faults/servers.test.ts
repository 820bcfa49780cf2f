import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PATHS } from "#app/config/paths.ts";
import { readBuiltPage } from "#e2e/support/built-pages.ts";
import {
  hasNginx,
  type RunningServer,
  rawRequest,
  SITE_RULES,
  startSiteOnNginx,
  startSiteServer,
} from "#e2e/support/servers.ts";
import { REDIRECTS, SITE_PATHS } from "#e2e/support/site.ts";
import { attribute } from "#hosting/pages/html.ts";

const SERVERS = [
  { name: "npm run serve", start: () => startSiteServer(), isThere: true },
  { name: "nginx", start: startSiteOnNginx, isThere: hasNginx },
];

for (const { name, start, isThere } of SERVERS)
  describe.skipIf(!isThere)(`on ${name}`, () => {
    let server: RunningServer;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server.stop());

    test("every page answers with its headers and its policy, to be revalidated", async () => {
      for (const path of SITE_PATHS) {
        const { status, headers, body } = await rawRequest(server.origin, path);
        expect(status, path).toBe(path === PATHS.notFound ? 404 : 200);
        expect(headers["content-type"], path).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(headers["cache-control"], path).toBe("public, max-age=0, must-revalidate");
        for (const [header, value] of Object.entries(SITE_RULES.headers))
          expect(headers[header.toLowerCase()], path).toBe(value);
        expect(body, path).toMatch(
          /<meta http-equiv="Content-Security-Policy" content="default-src 'self'; [^"]*script-src 'self' 'sha256-/,
        );
      }
    });

    test("hashed files may be kept for ever", async () => {
      const { elements, link } = readBuiltPage("/");
      const photo = elements.find(({ tagName }) => tagName === "img");
      for (const path of [link("stylesheet"), photo && attribute(photo, "src")]) {
        const { status, headers } = await rawRequest(server.origin, path ?? "");
        expect(status, path).toBe(200);
        expect(headers["cache-control"], path).toBe("public, max-age=31536000, immutable");
      }
    });

    test("every redirect is permanent and keeps the query", async () => {
      for (const { from, to } of REDIRECTS) {
        const { status, headers } = await rawRequest(server.origin, `${from}?via=test`);
        expect(status, from).toBe(301);
        expect(headers.location, from).toBe(`${to}?via=test`);
      }
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
        const { status, body } = await rawRequest(server.origin, path);
        expect([400, 404, 414], path).toContain(status);
        expect(body, path).not.toMatch(/root:|"dependencies"|"redirects"/);
      }
    });

    test("a line break in a redirected path gets into no header", async () => {
      for (const path of [
        "/Blog/3%0d%0aSet-Cookie:%20a=b",
        "/Blog/3%0aSet-Cookie:%20a=b",
        "/BLOG/3%0a",
        "/Portfolio/a/b%0d%0aSet-Cookie:%20a=b",
        "/PORTFOLIO/a%0d%0aSet-Cookie:%20a=b/b",
        "/home%0d%0aSet-Cookie:%20a=b",
        "/about%0d%0aSet-Cookie:%20a=b/",
      ]) {
        const { status, headers } = await rawRequest(server.origin, path);
        expect(status, path).toBe(404);
        expect(headers["set-cookie"], path).toBeUndefined();
        expect(headers.location, path).toBeUndefined();
      }
    });

    test("no redirect leads to another site", async () => {
      for (const path of [
        "//evil.example/",
        "//evil.example/about/",
        "/Portfolio//evil.example",
        "/Portfolio/%2fevil.example/x",
        "/Blog//evil.example",
        "/%5cevil.example/",
      ]) {
        const { headers } = await rawRequest(server.origin, path);
        expect(headers.location ?? "/", path).toMatch(/^\/(?![/\\])/);
      }
    });

    test("a redirected path with a slash at its end leads on, with every header", async () => {
      for (const [path, target] of [
        ["/home/", "/"],
        ["/About/?a=1", "/about?a=1"],
        ["/about/", "/about"],
        ["/Blog/3/", "/blog/3"],
        ["/blog/3/?a=1", "/blog/3?a=1"],
      ] as const) {
        const { status, headers } = await rawRequest(server.origin, path);
        expect(status, path).toBe(301);
        expect(headers.location, path).toBe(target);
        for (const [header, value] of Object.entries(SITE_RULES.headers))
          expect(headers[header.toLowerCase()], path).toBe(value);
      }
    });

    test("only reading is allowed", async () => {
      for (const method of ["POST", "PUT", "DELETE", "PATCH"])
        for (const path of ["/about", "/home", "/no-such-page"])
          expect((await rawRequest(server.origin, path, method)).status, method + path).toBe(405);
      expect((await rawRequest(server.origin, "/about", "HEAD")).status).toBe(200);
    });

    test("what only hosts read is not for visitors", async () => {
      for (const path of [
        "/_headers",
        "/%5Fredirects",
        "/vercel.json",
        "/uploads/manifest.json",
        "/404",
        "/404.html",
        "/portfolio/404",
        "/about.html.x",
      ])
        expect((await rawRequest(server.origin, path)).status, path).toBe(404);
    });

    test("a list of one page has no second one", async () => {
      for (const path of ["/portfolio/page/2", "/blog/page/2"])
        expect((await rawRequest(server.origin, path)).status, path).toBe(404);
    });

    test("what is not there may be there soon: no 404 is kept", async () => {
      for (const path of ["/assets/gone.js", "/uploads/gone.avif", "/gone"]) {
        const { status, headers } = await rawRequest(server.origin, path);
        expect(status, path).toBe(404);
        expect(headers["cache-control"], path).not.toContain("immutable");
      }
    });

    test("an unknown project is 'Project Not Found' with status 404, before any script", async () => {
      for (const path of [
        "/portfolio/99",
        "/portfolio/rancho-mirage-home-staging/mediterranean-elegance",
        "/portfolio/palm-desert-home-staging/castle-in-the-air",
        "/portfolio/99/",
      ]) {
        const { status, body } = await rawRequest(server.origin, path);
        expect(status, path).toBe(404);
        expect(body, path).toMatch(/<h1[^>]*>Project Not Found<\/h1>/);
        expect(body, path).not.toContain("Oops!");
      }
      const { status, body } = await rawRequest(server.origin, "/portfolio/a/b/c/d");
      expect(status, "no route of the table").toBe(404);
      expect(body).toContain("Oops! Page not found");
    });
  });

test("npm run serve outlives a build that takes its files away", async () => {
  const build = mkdtempSync(join(tmpdir(), "build-"));
  cpSync("build", build, {
    recursive: true,
    filter: (file) => !["uploads", "share"].includes(basename(file)),
  });
  const server = await startSiteServer(build);
  expect((await rawRequest(server.origin, "/about")).status).toBe(200);
  rmSync(join(build, "client"), { recursive: true });
  for (const path of ["/about", "/portfolio/99", "/assets/x.js"])
    expect((await rawRequest(server.origin, path)).status, path).toBe(404);
  cpSync("build/client/about.html", join(build, "client/about.html"));
  expect((await rawRequest(server.origin, "/about")).status).toBe(200);
  server.stop();
  rmSync(build, { recursive: true });
});

test("a port that is taken is said in one sentence", async () => {
  const server = await startSiteServer();
  const { port } = new URL(server.origin);
  const serve = spawn("npx", ["tsx", "scripts/commands/serve.ts"], {
    env: { ...process.env, PORT: port },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [[code], said] = await Promise.all([once(serve, "close"), text(serve.stderr)]);
  server.stop();
  expect(code).toBe(1);
  expect(said.trim().split("\n").at(-1)).toBe(
    `Port ${port} is in use by another program: try PORT=${Number(port) + 1} npm run serve.`,
  );
  expect(said).not.toContain("at ");
});
