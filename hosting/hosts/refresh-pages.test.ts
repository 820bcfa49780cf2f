import { expect, test } from "vitest";
import { REDIRECTS } from "#app/redirects.ts";
import { refreshPages } from "./refresh-pages.ts";

const pages = refreshPages(REDIRECTS, ["/", "/about", "/faq", "/portfolio"], "https://a.example");

test("a redirect sends the visitor on at once", () => {
  expect(pages["about-us.html"]).toContain('content="0; url=/about"');
  expect(pages["about-us.html"]).toContain('href="https://a.example/about"');
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
