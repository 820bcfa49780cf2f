import { parse } from "parse5";
import { expect, test } from "vitest";
import { findRedirect, REDIRECTS } from "#app/redirects.ts";
import { attribute, elements } from "./html.ts";
import { lookForAddress } from "./not-found-pages.ts";

function scriptOf(file: string) {
  const page = parse('<!DOCTYPE html><html><head><meta charset="utf-8"></head></html>');
  lookForAddress(file, page, REDIRECTS, "find()");
  return elements(page).find(({ tagName }) => tagName === "script");
}

test("a missing page leads old addresses where the table says", () => {
  const script = scriptOf("404.html");
  const moved = JSON.parse((script && attribute(script, "data-moved")) ?? "") as [string, string][];
  const lead = (path: string) => {
    const rule = moved.find(([pattern]) => new RegExp(pattern).test(path));
    return rule && path.replace(new RegExp(rule[0]), rule[1]);
  };
  for (const path of [
    "/HOME",
    "/About-Us/",
    "/Blog/3",
    "/Portfolio/a-b/c",
    "/about",
    "//home",
    "/x",
  ])
    expect(lead(path), path).toBe(findRedirect(path));
});

test("only the page for projects says that one was looked for in vain", () => {
  const project = scriptOf("portfolio/404.html");
  expect(project && attribute(project, "data-page")).toBe("project");
  expect(scriptOf("404.html")?.attrs.map(({ name }) => name)).not.toContain("data-page");
});

test("other pages look for nothing", () => {
  expect(scriptOf("about.html")).toBeUndefined();
});
