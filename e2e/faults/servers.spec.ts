import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "#e2e/support/fixtures.ts";
import {
  hasNginx,
  type RunningServer,
  rawRequest,
  SITE_RULES,
  startSiteOnNginx,
  startSiteServer,
} from "#e2e/support/servers.ts";

const SERVERS = [
  { name: "npm run serve", start: () => startSiteServer(), skip: false },
  { name: "nginx", start: startSiteOnNginx, skip: !hasNginx },
];

for (const { name, start, skip } of SERVERS)
  test.describe(`on ${name}`, () => {
    test.describe.configure({ mode: "serial" });
    test.skip(skip, "nginx is not installed on this machine");

    let server: RunningServer;
    test.beforeAll(async () => {
      server = await start();
    });
    test.afterAll(() => server?.stop());

    test("a line break in an old address gets into no header", async () => {
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

    test("an old address with a slash at its end leads on, with every header", async () => {
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
        "/portfolio/a/b/c/d",
        "/portfolio/99/",
      ]) {
        const { status, body } = await rawRequest(server.origin, path);
        expect(status, path).toBe(404);
        expect(body, path).toMatch(/<h1[^>]*>Project Not Found<\/h1>/);
        expect(body, path).not.toContain("Oops!");
      }
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
