import { readFileSync } from "node:fs";
import { defaultTreeAdapter as dom } from "parse5";
import { attribute, elements, insertIntoHead, type Page } from "./html.ts";

export const DEFERRED_TYPE = "text/deferred-module";

const startScripts = readFileSync(new URL("./start-scripts.js", import.meta.url), "utf8");

/**
 * Keeps a page's scripts off the network until it is drawn or the visitor reaches for something:
 * the module script becomes inert, its preload links a list on it, and start-scripts.js, inlined
 * in the head, brings both to life. Presses made before React is there are held and repeated.
 */
export function deferScripts(page: Page) {
  const preloads = elements(page).filter(
    (element) => element.tagName === "link" && attribute(element, "rel") === "modulepreload",
  );
  const modules = elements(page).filter((element) => attribute(element, "type") === "module");
  const [module] = modules;
  if (!module || modules.length > 1)
    throw new Error(`expected one module script in the page, found ${modules.length}`);
  module.attrs = [
    { name: "type", value: DEFERRED_TYPE },
    { name: "data-preload", value: preloads.map((link) => attribute(link, "href")).join(" ") },
  ];
  for (const link of preloads) dom.detachNode(link);
  // In front of the style sheet, which would make an inline script wait.
  insertIntoHead(page, "script", { text: startScripts });
}
