import { defaultTreeAdapter as dom } from "parse5";
import { attribute, elements, insertIntoHead, type Page, textOf } from "./html.ts";
import { readInlineScript } from "./read-inline-script.ts";

export const DEFERRED_TYPE = "text/deferred";

/** What the router's scripts, which only hand over a page's data, all begin with. */
const ROUTER_DATA = "window.__reactRouterContext";

const startScripts = readInlineScript("./start-scripts.js");

/**
 * Keeps a page's scripts off the network until it is drawn or the visitor reaches for something:
 * the module script and the data for it become inert, its preload links a list on it, and
 * start-scripts.js, inlined in the head, brings all of it to life. Presses made before React is
 * there are held and repeated.
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
  for (const script of elements(page).filter((element) => element.tagName === "script"))
    if (textOf(script).startsWith(ROUTER_DATA))
      script.attrs = [{ name: "type", value: DEFERRED_TYPE }];
  // In front of the style sheet, which would make an inline script wait.
  insertIntoHead(page, "script", { text: startScripts });
}
