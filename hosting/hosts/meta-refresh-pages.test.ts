import { expect, test } from "vitest";
import { REDIRECTS } from "#app/redirects.ts";
import { writeMetaRefreshPages } from "./meta-refresh-pages.ts";

const owners = { from: "/old.html", to: "/contact?a=1&copy=2#estimate" };
const pages = writeMetaRefreshPages(
  [...REDIRECTS, owners],
  ["/", "/about", "/faq", "/portfolio"],
  "https://a.example",
);

test("a redirect sends the visitor on at once", () => {
  expect(pages["about-us.html"]).toContain('content="0; url=/about"');
  expect(pages["about-us.html"]).toContain('href="https://a.example/about"');
});

test("the visitor's query and hash are kept, a target's own come first", () => {
  const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(pages["old.html"] ?? "") ?? [];
  let gone = "";
  const location = { search: "?b=3", hash: "#top", replace: (to: string) => (gone = to) };
  new Function("location", script)(location);
  expect(gone).toBe("/contact?a=1&copy=2&b=3#estimate");
  expect(pages["old.html"]).toContain("url=/contact?a=1&amp;copy=2#estimate");
});

test("no two files differ only in their case, among each other or from a page", () => {
  const names = Object.keys(pages).map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain("about.html");
  expect(names).not.toContain("index.html");
});

test("addresses with parameters are left to 404.html", () => {
  expect(Object.keys(pages).join()).not.toContain(":");
});
