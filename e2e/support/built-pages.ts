import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse } from "parse5";
import { PATHS } from "#app/config/paths.ts";
import { memoize } from "#app/lib/memoize.ts";
import { getAttribute, getText, listElements } from "#hosting/html/html.ts";
import { getPageFile, NOT_FOUND_PAGE } from "#hosting/site-rules.ts";

export const BUILT_SITE = "build/client";

export const getBuiltFile = (path: string) =>
  path === PATHS.notFound ? NOT_FOUND_PAGE : getPageFile(path);

/** Typefaces are already compressed. */
export const countSentBytes = memoize((name) => {
  const bytes = readFileSync(join(BUILT_SITE, name));
  return name.endsWith(".woff2") ? bytes.length : brotliCompressSync(bytes).length;
});

export function readBuiltPage(path: string) {
  const html = readFileSync(join(BUILT_SITE, getBuiltFile(path)), "utf8");
  const all = listElements(parse(html));
  const find = (tagName: string, name: string, value: string) =>
    all.find((element) => element.tagName === tagName && getAttribute(element, name) === value);
  return {
    html,
    elements: all,
    title: all.filter(({ tagName }) => tagName === "title").map(getText)[0],
    meta(name: string): string | undefined {
      const element = find("meta", "name", name) ?? find("meta", "property", name);
      return element && getAttribute(element, "content");
    },
    link(rel: string): string | undefined {
      const element = find("link", "rel", rel);
      return element && getAttribute(element, "href");
    },
    structuredData: all
      .filter((element) => getAttribute(element, "type") === "application/ld+json")
      .map((element) => JSON.parse(getText(element))),
  };
}
