import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest } from "#e2e/support/raw-request.ts";
import type { SiteRules } from "#hosting/site-rules.ts";
import { startLocally } from "#scripts/support/start-locally.ts";
import { createSiteServer } from "./server.ts";

const RULES: SiteRules = { name: "example.com", redirects: [], headers: {}, hidden: ["/_headers"] };

const build = mkdtempSync(join(tmpdir(), "build-"));
let server: Awaited<ReturnType<typeof startLocally>>;

beforeAll(async () => {
  mkdirSync(join(build, "client"));
  writeFileSync(join(build, "rules.json"), JSON.stringify(RULES));
  writeFileSync(join(build, "client/about.html"), "<p>About us</p>".repeat(100));
  server = await startLocally(createSiteServer(build));
});

afterAll(() => {
  server.stop();
  rmSync(build, { recursive: true });
});

test.for([
  ["gzip", "gzip"],
  ["gzip, deflate, br", "br"],
  ["gzip;q=0", undefined],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
])("to a client that accepts %s a page goes out in %s", async ([accepted, encoding]) => {
  const { status, headers } = await rawRequest(server.origin, "/about", "GET", {
    "Accept-Encoding": accepted,
  });
  expect(status).toBe(200);
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers.vary).toBe("Accept-Encoding");
});
