import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { placeAdmin } from "./admin.ts";

const backend = { name: "github", repo: "owner/site", branch: "main" } as const;

let client: string;
beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), "client-"));
});
afterEach(() => rm(client, { recursive: true }));

test("a site whose owner has not asked for the editor has none", async () => {
  expect(await placeAdmin(client, undefined)).toEqual({});
  expect(await placeAdmin(client, { enabled: false, backend })).toEqual({});
  expect(await readdir(client)).toEqual([]);
});

test("the editor is served from the site, kept from search engines, and talks to one host", async () => {
  const { "admin/index.html": policy } = await placeAdmin(client, { enabled: true, backend });
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self' data: blob: https://api.github.com;");

  const page = await readFile(join(client, "admin/index.html"), "utf8");
  expect(page).toContain('name="robots" content="noindex');
  expect(page).toContain(policy);
  expect(page).not.toMatch(/(src|href)="https?:/);

  const config = parse(await readFile(join(client, "admin/config.yml"), "utf8"));
  expect(config.backend).toEqual({ ...backend, auth_methods: ["token"] });
  expect(await readdir(join(client, "admin"))).toContain("sveltia-cms.js");
}, 30_000);
