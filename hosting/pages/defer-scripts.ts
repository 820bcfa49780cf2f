import { defaultTreeAdapter as dom } from "parse5";
import { attribute, elements, insertIntoHead, type Page, textOf } from "./html.ts";

export const DEFERRED_TYPE = "text/deferred";

/** What a script of the router begins with that only hands over what a page was made from. */
const ROUTER_DATA = "window.__reactRouterContext";

/**
 * Keeps a page's scripts off the network until it is drawn or the visitor reaches for something:
 * the module script and the data for it become inert, its preload links a list on it, and
 * start-scripts.js, inlined in the head, brings all of it to life. Presses made before React is
 * there are held and repeated.
 */
export function deferScripts(page: Page, startScripts: string) {
  const all = elements(page);
  const preloads = all.filter(
    (element) => element.tagName === "link" && attribute(element, "rel") === "modulepreload",
  );
  const modules = all.filter((element) => attribute(element, "type") === "module");
  const [module] = modules;
  if (!module || modules.length > 1)
    throw new Error(`expected one module script in the page, found ${modules.length}`);
  module.attrs = [
    { name: "type", value: DEFERRED_TYPE },
    { name: "data-preload", value: preloads.map((link) => attribute(link, "href")).join(" ") },
  ];
  for (const link of preloads) dom.detachNode(link);
  for (const element of all)
    if (element.tagName === "script" && textOf(element).startsWith(ROUTER_DATA))
      element.attrs = [{ name: "type", value: DEFERRED_TYPE }];
  // In front of the style sheet, which would make an inline script wait.
  insertIntoHead(page, "script", { text: startScripts });
}
