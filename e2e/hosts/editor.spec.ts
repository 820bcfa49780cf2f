import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import sirv from "sirv";
import { parse } from "yaml";
import { CONTENT_FOLDER, SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { listFiles } from "#app/model/load/list-files.server.ts";
import { project } from "#app/model/schema/entries.ts";
import { settings } from "#app/model/schema/settings.ts";
import { writeAdminPage } from "#authoring/admin.ts";
import { FakeGitHub } from "#e2e/support/fake-github.ts";
import { test as base, expect } from "#e2e/support/fixtures.ts";
import { findCommand } from "#scripts/support/find-programs.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

const backend = { name: "github", repo: "owner/site", branch: "main" } as const;

/** The editor's style names it for the fonts that its bundle brings. */
const FONTS = "https://cdn.jsdelivr.net";

const test = base.extend<{ repository: string; admin: string }>({
  // The browser logs that the policy keeps the editor from FONTS.
  expectsErrors: true,
  repository: ["test-repo", { option: true }],
  admin: async ({ repository }, use) => {
    const client = await mkdtemp(join(tmpdir(), "admin-"));
    await writeAdminPage(client, { enabled: true, backend });
    const config = join(client, "admin/config.yml");
    const text = await readFile(config, "utf8");
    await writeFile(config, text.replace("name: github", `name: ${repository}`));
    const server = await startLocally(createServer(sirv(client, { extensions: ["html"] })));
    await use(`${server.origin}/admin`);
    server.stop();
    await rm(client, { recursive: true });
  },
});

test("the editor opens with the site's own collections, by itself @all", async ({
  admin,
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route(/^https:/, (route) => route.abort());

  await page.goto(admin);
  await page.getByRole("button", { name: "Work with Test Repository" }).click();
  for (const name of ["Projects", "Articles", "Pages", "Whole site"])
    await expect(page.getByRole("treeitem", { name, exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Create New Entry" }).first().click();
  for (const { description = "" } of [project.shape.title, project.shape.staging])
    await expect(page.getByText(description).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe("signed in at GitHub @all", () => {
  test.use({ repository: "github" });

  test("what the editor asks for is allowed, and nothing else is", async ({ admin, page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).origin));
    await standInForGitHub(page);
    await page.goto(admin);
    for (const name of ["Projects", "Articles"])
      await expect(page.getByRole("treeitem", { name })).toBeVisible();
    await expect.poll(() => asked.has("https://avatars.githubusercontent.com")).toBe(true);
    const blocked = await page.evaluate(() => window.blocked);
    expect(blocked.filter((url) => !url.startsWith(FONTS))).toEqual([]);
    const elsewhere = [...asked].filter(
      (origin) => origin !== FONTS && !/^(null|http:\/\/localhost:\d+)$/.test(origin),
    );
    const allowed = [
      "https://api.github.com",
      "https://avatars.githubusercontent.com",
      "https://www.githubstatus.com",
    ];
    expect(allowed).toEqual(expect.arrayContaining(elsewhere));
    const isIconsLoaded = () =>
      [...document.fonts].some(
        ({ family, status }) => /Symbols/.test(family) && status === "loaded",
      );
    await expect.poll(() => page.evaluate(isIconsLoaded), "from the bundle").toBe(true);
  });
});

test.describe("from a phone @all", () => {
  test.use({ repository: "github", viewport: { width: 412, height: 839 }, hasTouch: true });

  test("what is saved waits in a draft that can be looked at, until it is published", async ({
    admin,
    page,
  }) => {
    const github = new FakeGitHub(await readContent());
    await page.context().route(/workers\.dev/, (route) => route.fulfill({ body: "The draft" }));
    github.summary = "Preview URL: https://cms-golf-your-site.owner.workers.dev";
    await github.serve(page);
    await page.goto(`${admin}#/collections/projects/entries/golf-course-grandeur`);

    const title = page.getByRole("textbox", { name: "Title", exact: true }).first();
    for (const words of ["Grandeur", "Grandeur Again"]) {
      await title.fill(words);
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByRole("button", { name: "Later" }).click();
      await page.getByRole("row", { name: words }).click();
    }
    const [pull] = github.pulls;
    expect(pull).toMatchObject({ branch: "cms/projects/golf-course-grandeur", draft: true });
    expect(github.branches.get("main")?.commits).toEqual(["First"]);
    expect(github.branches.get(pull?.branch ?? "")?.commits).toHaveLength(3);

    await page.getByRole("button", { name: "Show Editor Options" }).click();
    const [preview] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("menuitem", { name: "View Preview" }).click(),
    ]);
    expect(preview.url()).toMatch(/workers\.dev\/portfolio\/indian-wells-home-staging\/golf-/);
    await preview.close();

    await page.getByRole("button", { name: "Status" }).click();
    await page.getByRole("menuitemradio", { name: "Ready" }).click();
    await page.getByRole("button", { name: "Publish Entry" }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect.poll(() => pull?.state).toBe("merged");
    expect(github.branches.get("main")?.commits).toHaveLength(2);
    const saved = github.branches
      .get("main")
      ?.files.get("content/projects/golf-course-grandeur.yml");
    expect(parse(String(saved))).toMatchObject({ title: "Grandeur Again" });
  });

  test("settings are accepted as the editor saves them", async ({ admin, page }) => {
    const github = new FakeGitHub(await readContent());
    await github.serve(page);
    await page.goto(`${admin}#/collections/site/entries/settings`);
    const soon = page.getByRole("switch", { name: "Coming soon" });
    await soon.click();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Later" }).click();
    const saved = github.branches.get("cms/site/settings")?.files.get("content/settings.yml");
    expect(settings.parse(parse(String(saved)))).toMatchObject({
      comingSoon: true,
      inquiries: { photos: true },
      newsletter: {},
    });
  });

  for (const { name, mimeType } of [
    { name: "IMG 4021.HEIC", mimeType: "image/heic" },
    { name: "IMG 4021.jpg", mimeType: "image/jpeg" },
  ])
    test(`a phone's photo, ${name}, is uploaded as one that browsers show`, async ({
      admin,
      page,
    }) => {
      test.skip(!findCommand("heif-enc"), "there is no heif-enc here");
      const github = new FakeGitHub(await readContent());
      await github.serve(page);
      await page.goto(`${admin}#/collections/projects/entries/golf-course-grandeur`);
      await page.getByRole("textbox", { name: "Title", exact: true }).first().hover();
      await page.mouse.wheel(0, 900);
      await page.getByRole("button", { name: "Replace" }).first().click();
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.getByRole("button", { name: "Upload" }).click(),
      ]);
      await chooser.setFiles({ name, mimeType, buffer: await drawHeic() });
      await page.getByRole("button", { name: "Insert" }).click();
      await expect(page.getByText("/img-4021.webp")).toBeVisible({ timeout: 30_000 });
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByRole("button", { name: "Later" }).click();
      const photo = github.branches
        .get("cms/projects/golf-course-grandeur")
        ?.files.get("content/photos/img-4021.webp");
      const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 64, height: 48 });
      const color = [...data.subarray(0, 3)];
      const loss = Math.max(...color.map((part, index) => Math.abs(part - (RED[index] ?? 0))));
      expect(loss, "a phone's wide colors become a little paler").toBeLessThan(MOST_LOSS);
    });
});

test.describe("on the owner's own machine @all", () => {
  test.use({ repository: "github" });

  test("a folder opens without an account and takes what is saved", async ({ admin, page }) => {
    test.slow();
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(admin);
    await pickFolder(page, await ownersFolder());
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    const project = page.getByRole("row", { name: "Golf Course Grandeur" });
    await expect.poll(() => getWidth(project.locator("img"))).toBeGreaterThan(0);
    await project.click();

    const title = page.getByRole("textbox", { name: "Title", exact: true }).first();
    await title.fill("Grandeur Again");
    // The editor renders a field when it is scrolled into view.
    await title.hover();
    await page.mouse.wheel(0, 900);
    await page.getByRole("button", { name: "Replace" }).first().click();
    const photos = page.getByRole("dialog");
    const known = photos.getByRole("option", { name: "golf-bath-1.jpg" });
    await expect.poll(() => getWidth(known.locator("img"))).toBeGreaterThan(0);
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      photos.getByRole("button", { name: "Upload" }).click(),
    ]);
    const photo = await sharp({ create: { width: 9, height: 6, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    await chooser.setFiles({ name: "IMG 4021.jpg", mimeType: "image/jpeg", buffer: photo });
    await photos.getByRole("button", { name: "Insert" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Entry saved.")).toBeVisible();

    const saved = await readPicked(page, "content/projects/golf-course-grandeur.yml");
    expect(parse(saved)).toMatchObject({ title: "Grandeur Again", image: "/img-4021.jpg" });
    expect(await readPicked(page, "content/photos/img-4021.jpg")).not.toBe("");
  });
});

const getWidth = (image: Locator) =>
  image.first().evaluate((element: HTMLImageElement) => element.naturalWidth);

type Files = Record<string, string>;

/** The photos are shrunk so that evaluate can pass them to the page. */
async function ownersFolder(): Promise<Files> {
  const names = await listFiles(SAMPLE_FOLDER);
  const words = names.filter((name) => /\.(yml|md)$/.test(name));
  const photos = names.filter((name) => /^photos\/golf-.*jpg$/.test(name));
  const read = async (name: string) => readFile(join(SAMPLE_FOLDER, name));
  const shrunk = async (name: string) =>
    sharp(await read(name))
      .resize(320)
      .toBuffer();
  const entries = [
    ...words.map(async (name) => [name, await read(name)] as const),
    ...photos.map(async (name) => [name, await shrunk(name)] as const),
  ];
  const files = await Promise.all(entries);
  return Object.fromEntries(
    files.map(([name, bytes]) => [`${CONTENT_FOLDER}/${name}`, bytes.toString("base64")]),
  );
}

const RED = [200, 30, 30];
/** The editor's decoder hands on a phone's wider colors as if they were the web's. */
const MOST_LOSS = 25;

/** In the wide colors of a phone. */
async function drawHeic(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "heic-"));
  const [r, g, b] = RED;
  await sharp({ create: { width: 64, height: 48, channels: 3, background: { r, g, b } } })
    .withIccProfile("p3")
    .png()
    .toFile(join(folder, "drawn.png"));
  execFileSync("heif-enc", ["drawn.png", "-q", "95", "-o", "drawn.heic"], { cwd: folder });
  const heic = await readFile(join(folder, "drawn.heic"));
  await rm(folder, { recursive: true });
  return heic;
}

async function readContent() {
  const files = Object.entries(await ownersFolder());
  return new Map(files.map(([path, base64]) => [path, Buffer.from(base64, "base64")]));
}

/** No test can use the system's dialog, so this picks a folder of the browser's own file system. */
async function pickFolder(page: Page, files: Files) {
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, base64] of Object.entries(files)) {
      const folders = path.split("/");
      const name = folders.pop() ?? "";
      let folder = root;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
      await stream.close();
    }
    Object.assign(window, { showDirectoryPicker: async () => root });
  }, files);
}

function readPicked(page: Page, path: string): Promise<string> {
  return page.evaluate(async (path) => {
    const folders = path.split("/");
    const name = folders.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const part of folders) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path);
}

declare global {
  interface Window {
    blocked: string[];
  }
}

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
