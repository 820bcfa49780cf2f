import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, serialize } from "parse5";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Origins } from "./content-security-policy.ts";
import { deferScripts, processPages } from "./process-pages.ts";

const ORIGINS = { forms: [], pictures: [] };
const MODULE = '<script nonce="start" type="module" async="">import "/assets/a.js"</script>';
const DATA = '<script nonce="start">one("</b>")</script><script nonce="start">two()</script>';
const SHEET = '<link rel="stylesheet" href="/a.css">';
const html = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

let client: string;

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), "client-"));
});

afterEach(() => rm(client, { recursive: true }));

async function processHtml(pages: Record<string, string>, origins: Origins = ORIGINS) {
  for (const [folder, words] of Object.entries(pages)) {
    await mkdir(join(client, folder), { recursive: true });
    await mkdir(join(client, "assets"), { recursive: true });
    await writeFile(join(client, folder, "index.html"), html(SHEET, words + MODULE + DATA));
  }
  return processPages(client, origins);
}

test("every page gets its policy and the name that hosts look for", async () => {
  const paths = await processHtml({ "": "Home", about: "About", "blog/1": "One" });
  expect(paths.sort()).toEqual(["/", "/about", "/blog/1"]);
  const files = await readdir(client, { recursive: true });
  expect(files.sort()).toEqual([
    "about.html",
    "assets",
    expect.stringMatching(/^assets.start-\w{8}.js$/),
    "blog",
    "blog/1.html",
    "index.html",
  ]);
  const about = await readFile(join(client, "about.html"), "utf8");
  expect(about).toContain("About");
  expect(about).toContain('<meta http-equiv="Content-Security-Policy"');
});

test("the inline script comes before the style sheet, which would make it wait", async () => {
  await processHtml({ "": "Home" });
  const page = await readFile(join(client, "index.html"), "utf8");
  expect(page.indexOf("hydrated")).toBeGreaterThan(0);
  expect(page.indexOf("hydrated")).toBeLessThan(page.indexOf('rel="stylesheet"'));
});

test("the analytics script is in the page, but does not run by itself", async () => {
  const script = { src: "https://count.example/a.js", "data-id": "7" };
  await processHtml(
    { "": "Home" },
    { ...ORIGINS, analytics: { script, reportsTo: "https://b.example" } },
  );
  const page = await readFile(join(client, "index.html"), "utf8");
  expect(page).toContain(
    '<script type="text/analytics" src="https://count.example/a.js" data-id="7"></script>',
  );
  expect(page, "and calls are counted").toContain("tel:");
});

test("without analytics nothing counts calls", async () => {
  await processHtml({ "": "Home" });
  expect(await readFile(join(client, "index.html"), "utf8")).not.toContain("tel:");
});

test("a not-found page has the redirect script instead of React's", async () => {
  await mkdir(join(client, "portfolio"));
  await writeFile(join(client, "portfolio/404.html"), html(SHEET, MODULE + DATA));
  await processHtml({});
  const page = await readFile(join(client, "portfolio/404.html"), "utf8");
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script data-file="portfolio/404.html">']);
});

test("the router's scripts become one file that starts it last, everything else stays", () => {
  const preloads = ["a", "b"].map((name) => `<link rel="modulepreload" href="/assets/${name}.js">`);
  const body = '<p>Linen &amp; light<!-- --> “here”</p><script>window.x = "<b>";</script>';
  const page = parse(html(SHEET + preloads.join(""), body + MODULE + DATA));
  const { file, text } = deferScripts(page);
  expect(text).toBe('one("</b>")\ntwo()\nimport "/assets/a.js"');
  expect(file).toMatch(/^assets\/start-\w{8}\.js$/);
  const first = `<script data-files="/assets/a.js /assets/b.js /${file}"></script>`;
  const others = "<script></script>".repeat(2);
  expect(serialize(page)).toBe(html(SHEET, body + first + others));
});

test("a page whose router scripts lack their mark, or their module, stops the build", () => {
  for (const body of ["", DATA, MODULE + MODULE + DATA, MODULE.replace("start", "")])
    expect(() => deferScripts(parse(html("", body)))).toThrow("the router's scripts");
});
