import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse } from "parse5";
import { PATHS } from "#app/config/paths.ts";
import { memoize } from "#app/lib/memoize.ts";
import { attribute, elements, textOf } from "#hosting/pages/html.ts";
import { fileOfPage, NOT_FOUND_PAGE } from "#hosting/site-rules.ts";

export const BUILT_SITE = "build/client";

export const builtFile = (path: string) =>
  path === PATHS.notFound ? NOT_FOUND_PAGE : fileOfPage(path);

/** On the wire; typefaces are compressed already. */
export const sentBytes = memoize((name) => {
  const bytes = readFileSync(join(BUILT_SITE, name));
  return name.endsWith(".woff2") ? bytes.length : brotliCompressSync(bytes).length;
});

export function readBuiltPage(path: string) {
  const html = readFileSync(join(BUILT_SITE, builtFile(path)), "utf8");
  const all = elements(parse(html));
  const find = (tagName: string, name: string, value: string) =>
    all.find((element) => element.tagName === tagName && attribute(element, name) === value);
  return {
    html,
    elements: all,
    title: all.filter(({ tagName }) => tagName === "title").map(textOf)[0],
    meta(name: string): string | undefined {
      const element = find("meta", "name", name) ?? find("meta", "property", name);
      return element && attribute(element, "content");
    },
    link(rel: string): string | undefined {
      const element = find("link", "rel", rel);
      return element && attribute(element, "href");
    },
    structuredData: all
      .filter((element) => attribute(element, "type") === "application/ld+json")
      .map((element) => JSON.parse(textOf(element))),
  };
}
