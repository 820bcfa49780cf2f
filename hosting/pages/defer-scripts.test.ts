import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import { DEFERRED_TYPE, deferScripts } from "./defer-scripts.ts";

function deferred(head: string, body: string): string {
  const page = parse(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
  );
  deferScripts(page, "start()");
  return serialize(page);
}

const MODULE = '<script type="module" async="">import "/assets/a.js"</script>';

test("the module script is inert and carries its preloads", () => {
  const html = deferred(
    '<link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" href="/assets/b.js">',
    MODULE,
  );
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    `<script type="${DEFERRED_TYPE}" data-preload="/assets/a.js /assets/b.js">import "/assets/a.js"</script>`,
  );
});

test("the data that the router is given waits with it", () => {
  const data = "window.__reactRouterContext = {};";
  expect(deferred("", `<script>${data}</script>${MODULE}`)).toContain(
    `<script type="${DEFERRED_TYPE}">${data}</script>`,
  );
});

test("the starter comes before the style sheet, which would make it wait", () => {
  const html = deferred('<link rel="stylesheet" href="/a.css">', MODULE);
  expect(html.indexOf("<script>")).toBeGreaterThan(0);
  expect(html.indexOf("<script>")).toBeLessThan(html.indexOf("stylesheet"));
});

test("everything else stays as it was", () => {
  const body = '<p>Linen &amp; light<!-- --> “here”</p><script>window.x = "<b>";</script>';
  expect(deferred("<title>T</title>", body + MODULE)).toContain(body);
});

test("a page with no or two module scripts stops the build", () => {
  expect(() => deferred("<title>T</title>", "")).toThrow("found 0");
  expect(() => deferred("<title>T</title>", MODULE + MODULE)).toThrow("found 2");
});
