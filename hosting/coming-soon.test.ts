import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { reduceToComingSoon } from "./coming-soon.ts";

const FILES = [
  "about.html",
  "_.data",
  "portfolio/1.html",
  "robots.txt",
  "assets/a.js",
  "uploads/a.avif",
];
const KEPT = ["_headers", "_redirects", ".htaccess", "vercel.json", "admin.html", "admin/cms.js"];

test("a site that is not ready is one page and its editor, and search engines leave it", async () => {
  const client = await mkdtemp(join(tmpdir(), "client-"));
  for (const file of [...FILES, ...KEPT]) {
    await mkdir(dirname(join(client, file)), { recursive: true });
    await writeFile(join(client, file), "To be written.");
  }
  const { business } = await loadContent(SAMPLE_FOLDER);
  await reduceToComingSoon(client, business);
  const pages = ["index.html", "404.html", "portfolio/404.html"];
  const left = await readdir(client, { recursive: true });
  expect(left.sort()).toEqual([...KEPT, ...pages, "admin", "portfolio"].sort());
  for (const page of pages) {
    const html = await readFile(join(client, page), "utf8");
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toContain(`>${business.phone}</a>`);
    expect(html).toContain("<h1>Ocotillo &amp; Linen</h1>");
  }
  await rm(client, { recursive: true });
});
