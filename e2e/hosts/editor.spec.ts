import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sirv from "sirv";
import { project } from "#app/model/schema/entries.ts";
import { test as base, expect } from "#e2e/support/fixtures.ts";
import { placeAdmin } from "#hosting/admin.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

const backend = { name: "github", repo: "owner/site", branch: "main" } as const;

/** The editor on a server of its own, with a repository in memory unless told otherwise. */
const test = base.extend<{ repository: string; admin: string }>({
  repository: ["test-repo", { option: true }],
  admin: async ({ repository }, use) => {
    const client = await mkdtemp(join(tmpdir(), "admin-"));
    await placeAdmin(client, { enabled: true, backend });
    const config = join(client, "admin/config.yml");
    const text = await readFile(config, "utf8");
    await writeFile(config, text.replace("name: github", `name: ${repository}`));
    const server = await startLocally(createServer(sirv(client, { extensions: ["html"] })));
    await use(`${server.origin}/admin`);
    server.stop();
    await rm(client, { recursive: true });
  },
});

test("the editor opens with the site's own collections, without any other site", async ({
  admin,
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route(/^https:/, (route) => route.abort());

  await page.goto(admin);
  await page.getByRole("button", { name: "Work with Test Repository" }).click();
  for (const name of ["Projects", "Articles", "Pages", "Whole site"])
    await expect(page.getByRole("treeitem", { name })).toBeVisible();

  await page.getByRole("button", { name: "Create New Entry" }).first().click();
  for (const { description = "" } of [project.shape.title, project.shape.staging])
    await expect(page.getByText(description).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe("signed in at GitHub", () => {
  test.use({ repository: "github" });

  test("nothing that the editor asks for is blocked, and only those it needs are asked", async ({
    admin,
    page,
  }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).origin));
    await standInForGitHub(page);
    await page.goto(admin);
    for (const name of ["Projects", "Articles"])
      await expect(page.getByRole("treeitem", { name })).toBeVisible();
    await expect.poll(() => asked.has("https://avatars.githubusercontent.com")).toBe(true);
    const elsewhere = [...asked].filter(
      (origin) => !/^(null|http:\/\/localhost:\d+)$/.test(origin),
    );
    expect(elsewhere.sort()).toEqual([
      "https://api.github.com",
      "https://avatars.githubusercontent.com",
      "https://cdn.jsdelivr.net",
      "https://unpkg.com",
      "https://www.githubstatus.com",
    ]);
    expect(await page.evaluate(() => window.blocked)).toEqual([]);
  });
});

declare global {
  interface Window {
    blocked: string[];
  }
}

/** A repository without files, and somebody who may write to it. */
async function standInForGitHub(page: Page) {
  const person = { id: 1, login: "owner", name: "Owner", email: "owner@example.com" };
  await page.addInitScript(
    (user) => {
      window.blocked = [];
      document.addEventListener("securitypolicyviolation", ({ blockedURI }) =>
        window.blocked.push(blockedURI),
      );
      localStorage.setItem("sveltia-cms.user", JSON.stringify(user));
    },
    { ...person, backendName: "github", token: "token" },
  );
  const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
  const last = { oid: "abc", message: "First" };
  const answers: [address: RegExp, json: object][] = [
    [/\/user$/, { ...person, avatar_url: "https://avatars.githubusercontent.com/u/1" }],
    [
      /\/graphql$/,
      { data: { repository: { ref: { target: { ...last, history: { nodes: [last] } } } } } },
    ],
    [/\/git\/trees\//, { sha: last.oid, tree: [], truncated: false }],
  ];
  await page.route(/^https:/, (route) => route.abort());
  await page.route("https://avatars.githubusercontent.com/**", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: "<svg xmlns='http://www.w3.org/2000/svg'/>",
    }),
  );
  await page.route("https://api.github.com/**", (route) => {
    const { pathname } = new URL(route.request().url());
    const [, json = {}] = answers.find(([address]) => address.test(pathname)) ?? [];
    return route.fulfill({ headers, json });
  });
}
