import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { placeAdmin } from "#hosting/admin.ts";
import { openPage } from "#hosting/open-file.ts";
import { test as base, expect } from "../support/fixtures.ts";

const backend = { name: "github", repo: "owner/site", branch: "main" } as const;

/** The editor on a server of its own, with a repository in memory in place of the Git host's. */
const test = base.extend<{ admin: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  admin: async ({}, use) => {
    const client = await mkdtemp(join(tmpdir(), "admin-"));
    await placeAdmin(client, { enabled: true, backend });
    const config = join(client, "admin/config.yml");
    const text = await readFile(config, "utf8");
    await writeFile(config, text.replace("name: github", "name: test-repo"));
    const server = await serve(client);
    await use(`http://localhost:${(server.address() as AddressInfo).port}/admin`);
    server.close();
    await rm(client, { recursive: true });
  },
});

async function serve(folder: string): Promise<Server> {
  const server = createServer(async ({ url = "/" }, response) => {
    const file = await openPage(folder, url.replace(/\?.*/, ""), "");
    response.writeHead(file ? 200 : 404, file?.headers);
    response.end(await file?.handle.readFile());
    await file?.handle.close();
  }).listen(0);
  await once(server, "listening");
  return server;
}

test("the editor opens with the site's own collections and asks nobody else", async ({
  admin,
  page,
}) => {
  const elsewhere: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(new URL(admin).origin))
      elsewhere.push(request.url());
  });
  page.on("pageerror", (error) => errors.push(error.message));

  await page.goto(admin);
  await page.getByRole("button", { name: "Work with Test Repository" }).click();
  for (const name of ["Projects", "Articles", "Pages", "Whole site"])
    await expect(page.getByRole("treeitem", { name })).toBeVisible();

  await page.getByRole("button", { name: "Create New Entry" }).first().click();
  for (const hint of ["Name of the home", "Which ?filter= view shows it"])
    await expect(page.getByText(hint).first()).toBeVisible();

  expect(await page.evaluate(() => document.fonts.check("24px 'Material Symbols Outlined'"))).toBe(
    true,
  );
  expect(errors).toEqual([]);
  expect(elsewhere).toEqual([]);
});
