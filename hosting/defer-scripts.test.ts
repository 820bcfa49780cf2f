import { expect, test } from "vitest";
import { DEFERRED_TYPE, deferScripts } from "./defer-scripts.ts";

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const MODULE = '<script type="module" async="">import "/assets/a.js"</script>';

test("the module script is inert and carries its preloads", () => {
  const html = deferScripts(
    page(
      '<link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" href="/assets/b.js">',
      MODULE,
    ),
  );
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain(
    `<script type="${DEFERRED_TYPE}" data-preload="/assets/a.js /assets/b.js">import "/assets/a.js"</script>`,
  );
});

test("the starter comes before the style sheet, which would make it wait", () => {
  const html = deferScripts(page('<link rel="stylesheet" href="/a.css">', MODULE));
  expect(html.indexOf("<script>")).toBeGreaterThan(0);
  expect(html.indexOf("<script>")).toBeLessThan(html.indexOf("stylesheet"));
});

test("everything else stays as it was", () => {
  const body = '<p>Linen &amp; light<!-- --> “here”</p><script>window.x = "<b>";</script>';
  expect(deferScripts(page("<title>T</title>", body + MODULE))).toContain(body);
});

test("a page with no or two module scripts stops the build", () => {
  expect(() => deferScripts(page("<title>T</title>", ""))).toThrow("found 0");
  expect(() => deferScripts(page("<title>T</title>", MODULE + MODULE))).toThrow("found 2");
});
