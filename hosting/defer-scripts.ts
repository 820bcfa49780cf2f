import { readFileSync } from "node:fs";
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter as dom,
  html,
  parse,
  serialize,
} from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export const DEFERRED_TYPE = "text/deferred-module";

const startScripts = readFileSync(new URL("./start-scripts.js", import.meta.url), "utf8");

/**
 * Keeps a page's scripts off the network until it has loaded or the visitor reaches for something:
 * the module script becomes inert, its preload links a list on it, and start-scripts.js, inlined
 * in the head, brings both to life. Presses made before React is there are held and repeated.
 */
export function deferScripts(page: string): string {
  const document = parse(page);
  const preloads: string[] = [];
  for (const element of elements(document)) {
    if (element.tagName === "link" && attribute(element, "rel") === "modulepreload") {
      preloads.push(attribute(element, "href") ?? "");
      dom.detachNode(element);
    }
  }
  const modules = elements(document).filter((element) => attribute(element, "type") === "module");
  const [module] = modules;
  if (!module || modules.length > 1)
    throw new Error(`expected one module script in the page, found ${modules.length}`);
  module.attrs = [
    { name: "type", value: DEFERRED_TYPE },
    { name: "data-preload", value: preloads.join(" ") },
  ];
  insertFirst(document, startScripts);
  return serialize(document);
}

/** In front of everything that could make it wait, such as a style sheet. */
function insertFirst(document: Node, source: string) {
  const head = elements(document).find((element) => element.tagName === "head");
  const first = head?.childNodes[0];
  if (!head || !first) throw new Error("the page has no head");
  const script = dom.createElement("script", html.NS.HTML, []);
  dom.insertText(script, source);
  dom.insertBefore(head, script, first);
}

function elements(node: Node): Element[] {
  if (!("childNodes" in node)) return [];
  return node.childNodes.flatMap((child) =>
    "tagName" in child ? [child, ...elements(child)] : elements(child),
  );
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}
