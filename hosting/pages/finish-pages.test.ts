import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { finishPage } from "./finish-page.ts";
import { finishPages } from "./finish-pages.ts";
import { takeOutData } from "./page-data.ts";

const SITE = {
  redirects: [],
  origins: { forms: [], pictures: [] },
  scripts: { startScripts: "start()", fallbackStorage: "keep()", findAddress: "find()" },
};
const STREAM = "window.__reactRouterContext.streamController";
const html = (words: string) =>
  `<html><head><meta charset="utf-8"></head><body>${words}<script type="module">1</script><script>${STREAM}.enqueue("${words}");</script><script>${STREAM}.close();</script></body></html>`;

let root: string;
let client: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "finish-"));
  client = join(root, "client");
});

afterEach(() => rm(root, { recursive: true }));

/** What React Router would have left there. */
async function prerender(pages: Record<string, string>) {
  await rm(client, { recursive: true, force: true });
  await mkdir(join(client, "assets"), { recursive: true });
  for (const [folder, words] of Object.entries(pages)) {
    await mkdir(join(client, folder), { recursive: true });
    await writeFile(join(client, folder, "index.html"), html(words));
  }
}

test("every page gets its policy and the name that hosts look for", async () => {
  await prerender({ "": "Home", about: "About", "blog/1": "One" });
  expect((await finishPages(client, SITE)).sort()).toEqual(["/", "/about", "/blog/1"]);
  const files = (await readdir(client, { recursive: true })).sort();
  const pages = files.filter((name) => name.endsWith(".html"));
  expect(pages).toEqual(["about.html", "blog/1.html", "index.html"]);
  expect(files.filter((name) => name.includes("data-"))).toHaveLength(pages.length);
  const about = await readFile(join(client, "about.html"), "utf8");
  const { html: page, file } = takeOutData(html("About"));
  expect(about).toBe(finishPage("about/index.html", page, SITE));
  expect(about).toContain("Content-Security-Policy");
  expect(await readFile(join(client, file), "utf8")).toContain('enqueue("About")');
});
