import { parse } from "parse5";
import { expect, test } from "vitest";
import { attribute, elements } from "./html.ts";
import { redirectFirst } from "./not-found-pages.ts";

test("a not-found page keeps one script, which knows whose page it is", () => {
  const head = '<meta charset="utf-8"><title>Not found</title>';
  const page = parse(`<head>${head}</head><script type="module"></script>`);
  const scripts = () => elements(page).filter(({ tagName }) => tagName === "script");
  const [module] = scripts();
  if (module) redirectFirst("portfolio/404.html", page, "redirect()", module);
  expect(scripts().map((script) => attribute(script, "data-file"))).toEqual(["portfolio/404.html"]);
});
