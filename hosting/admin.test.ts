import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { adminPolicy, placeAdmin } from "./admin.ts";

const backend = { name: "github", repo: "owner/site", branch: "main" } as const;

let client: string;
beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), "client-"));
});
afterEach(() => rm(client, { recursive: true }));

test("a site whose owner has not asked for the editor has none", async () => {
  await placeAdmin(client, undefined);
  await placeAdmin(client, { enabled: false, backend });
  expect(await readdir(client)).toEqual([]);
});

test("the editor is served from the site, kept from search engines, as its package has it", async () => {
  await placeAdmin(client, { enabled: true, backend });
  const policy = adminPolicy("github");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toMatch(/connect-src 'self' data: blob: https:\/\/api\.github\.com /);
  expect(policy).not.toContain("gitlab");

  const page = await readFile(join(client, "admin.html"), "utf8");
  expect(page).toContain('name="robots" content="noindex');
  expect(page).toContain(policy);
  expect(page).not.toMatch(/(src|href)="https?:/);

  const config = parse(await readFile(join(client, "admin/config.yml"), "utf8"));
  expect(config.backend).toEqual({ ...backend, auth_methods: ["token"] });
  const packaged = await readFile("node_modules/@sveltia/cms/dist/sveltia-cms.js");
  expect(packaged.equals(await readFile(join(client, "admin/sveltia-cms.js")))).toBe(true);
}, 30_000);
