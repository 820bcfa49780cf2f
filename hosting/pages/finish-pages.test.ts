import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startFinishers } from "#hosting/finishers.ts";
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
let cache: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "finish-"));
  client = join(root, "client");
  cache = join(root, "cache");
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
  expect((await finishPages(client, cache, SITE)).sort()).toEqual(["/", "/about", "/blog/1"]);
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

test("a page that has changed is finished anew, the others are taken as they were", async () => {
  await prerender({ about: "About", faq: "Questions" });
  await finishPages(client, cache, SITE);
  const kept = await readdir(cache);
  for (const name of kept) await writeFile(join(cache, name), "taken");
  await prerender({ about: "About us", faq: "Questions" });
  await finishPages(client, cache, SITE);
  expect(await readFile(join(client, "faq.html"), "utf8")).toBe("taken");
  expect(await readFile(join(client, "about.html"), "utf8")).toContain("About us");
  expect(await readdir(cache)).toHaveLength(2);
});

test("another site around it finishes a page anew", async () => {
  await prerender({ about: "About" });
  await finishPages(client, cache, SITE);
  await prerender({ about: "About" });
  const forms = ["https://forms.example"];
  await finishPages(client, cache, { ...SITE, origins: { forms, pictures: [] } });
  expect(await readFile(join(client, "about.html"), "utf8")).toContain(forms[0]);
});

test("threads finish pages like the main one", async () => {
  const finishers = startFinishers(1000, SITE);
  const pages = ["one", "two", "three"];
  const finished = await Promise.all(pages.map((page) => finishers.finish(page, html(page))));
  await finishers.stop();
  expect(finished).toEqual(pages.map((page) => finishPage(page, html(page), SITE)));
});
