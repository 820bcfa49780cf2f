import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { getAdminCsp, localEditor, writeAdminPage } from "./admin.ts";

const backend = { name: "github", repo: "owner/site", branch: "main" } as const;

let client: string;
beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), "client-"));
});
afterEach(() => rm(client, { recursive: true }));

test("a site whose owner has not asked for the editor has none", async () => {
  await writeAdminPage(client, undefined);
  await writeAdminPage(client, { enabled: false, backend });
  expect(await readdir(client)).toEqual([]);
});

test("the editor is served from the site, kept from search engines, with all it needs", async () => {
  await writeAdminPage(client, { enabled: true, backend });
  const policy = getAdminCsp("github");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toMatch(/connect-src 'self' data: blob: https:\/\/api\.github\.com /);
  expect(policy).not.toContain("gitlab");

  const page = await readFile(join(client, "admin.html"), "utf8");
  expect(page).toContain('name="robots" content="noindex');
  expect(page).toContain(policy);
  expect(page).not.toMatch(/(src|href)="https?:/);

  const config = parse(await readFile(join(client, "admin/config.yml"), "utf8"));
  expect(config.backend).toEqual({ ...backend, auth_methods: ["token"], squash_merges: true });
  const files = await readdir(join(client, "admin"), { recursive: true });
  for (const own of [/^editor\.js$/, /heic_dec.*\.wasm$/, /source-sans.*\.woff2$/])
    expect(files).toContainEqual(expect.stringMatching(own));
}, 30_000);

test("npm run dev has the editor of the folder it shows, whatever the settings say @all", async () => {
  vi.stubEnv("CONTENT_FOLDER", "sample");
  const server = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    server: { ws: false },
    plugins: [localEditor()],
  });
  await server.listen(0);
  const [origin] = server.resolvedUrls?.local ?? [];
  const read = async (path: string) => (await fetch(`${origin}${path}`)).text();
  expect(await read("admin")).toContain("<title>Edit the site</title>");
  const { collections, media_folder } = parse(await read("admin/config.yml"));
  expect(collections[0].folder).toBe("sample/projects");
  expect(media_folder).toBe("/sample/photos");
  await server.close();
  vi.unstubAllEnvs();
});
