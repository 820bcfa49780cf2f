import { parse } from "parse5";
import { expect, test } from "vitest";
import { attribute, elements } from "./html.ts";
import { redirectFirst } from "./not-found-pages.ts";

function renderedAt(file: string) {
  const page = parse('<!DOCTYPE html><html><head><meta charset="utf-8"></head></html>');
  redirectFirst(file, page, "redirect()");
  const script = elements(page).find(({ tagName }) => tagName === "script");
  return script && attribute(script, "data-rendered-at");
}

test("both not-found pages look up redirects and say under which path they were rendered", () => {
  expect(renderedAt("404.html")).toBe("/not-found");
  expect(renderedAt("portfolio/404.html")).toBe("/portfolio/not-found");
});

test("other pages look up nothing", () => {
  expect(renderedAt("about.html")).toBeUndefined();
});
