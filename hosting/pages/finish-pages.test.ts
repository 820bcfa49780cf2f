import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, serialize } from "parse5";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Origins } from "./content-security-policy.ts";
import { deferScripts, finishPages } from "./finish-pages.ts";

const ORIGINS = { forms: [], pictures: [] };
const MODULE = '<script type="module" async="">import "/assets/a.js"</script>';
const CONTEXT = "window.__reactRouterContext.streamController";
const enqueue = (text: string) => `<script>${CONTEXT}.enqueue(${JSON.stringify(text)});</script>`;
const DATA = `${enqueue('["one",')}${enqueue('"\\u003ctwo>"]')}<script>${CONTEXT}.close();</script>`;
const SHEET = '<link rel="stylesheet" href="/a.css">';
const html = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

let client: string;

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), "client-"));
});

afterEach(() => rm(client, { recursive: true }));

/** What React Router would have left there, finished. */
async function finished(pages: Record<string, string>, origins: Origins = ORIGINS) {
  for (const [folder, words] of Object.entries(pages)) {
    await mkdir(join(client, folder), { recursive: true });
    await mkdir(join(client, "assets"), { recursive: true });
    await writeFile(join(client, folder, "index.html"), html(SHEET, words + MODULE + DATA));
  }
  return finishPages(client, origins);
}

test("every page gets its policy and the name that hosts look for", async () => {
  const paths = await finished({ "": "Home", about: "About", "blog/1": "One" });
  expect(paths.sort()).toEqual(["/", "/about", "/blog/1"]);
  const files = await readdir(client, { recursive: true });
  expect(files.sort()).toEqual([
    "about.html",
    "assets",
    expect.stringMatching(/^assets.data-\w{8}.txt$/),
    "blog",
    "blog/1.html",
    "index.html",
  ]);
  const about = await readFile(join(client, "about.html"), "utf8");
  expect(about).toContain("About");
  expect(about).toContain('<meta http-equiv="Content-Security-Policy"');
});

test("the starter comes before the style sheet, which would make it wait", async () => {
  await finished({ "": "Home" });
  const page = await readFile(join(client, "index.html"), "utf8");
  expect(page.indexOf("text/deferred")).toBeGreaterThan(0);
  expect(page.indexOf("text/deferred")).toBeLessThan(page.indexOf("stylesheet"));
});

test("a counter comes along, but does not run by itself", async () => {
  const script = { src: "https://count.example/a.js", "data-id": "7" };
  await finished(
    { "": "Home" },
    { ...ORIGINS, counter: { script, reportsTo: "https://b.example" } },
  );
  expect(await readFile(join(client, "index.html"), "utf8")).toContain(
    '<script type="text/counter" src="https://count.example/a.js" data-id="7"></script>',
  );
});

test("a not-found page keeps no script of React's, and one that knows whose page it is", async () => {
  await mkdir(join(client, "portfolio"));
  await writeFile(join(client, "portfolio/404.html"), html(SHEET, MODULE + DATA));
  await finished({});
  const page = await readFile(join(client, "portfolio/404.html"), "utf8");
  expect(page.match(/<script[^>]*>/g)).toEqual([
    "<script>",
    '<script data-file="portfolio/404.html">',
  ]);
});

function deferred(head: string, body: string): string {
  const page = parse(html(head, body));
  deferScripts(page);
  return serialize(page);
}

test("the module script is inert and carries its preloads, everything else stays", () => {
  const preloads = ["a", "b"].map((name) => `<link rel="modulepreload" href="/assets/${name}.js">`);
  const body = '<p>Linen &amp; light<!-- --> “here”</p><script>window.x = "<b>";</script>';
  expect(deferred(SHEET + preloads.join(""), body + MODULE + DATA)).toBe(
    html(
      SHEET,
      `${body}<script type="text/deferred" data-preload="/assets/a.js /assets/b.js" data-page-data="/assets/data-0d6fa668.txt">import "/assets/a.js"</script>`,
    ),
  );
});

test("the router's data is taken out whole", () => {
  expect(deferScripts(parse(html("", MODULE + DATA))).data.text).toBe('["one","\\u003ctwo>"]');
});

test("a page with no or two module scripts, or with half of its data, stops the build", () => {
  expect(() => deferred("", DATA)).toThrow("one module script");
  expect(() => deferred("", MODULE + MODULE + DATA)).toThrow("one module script");
  expect(() => deferred("", MODULE + enqueue("[]"))).toThrow("data in the page");
});
