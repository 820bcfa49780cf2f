import { type DefaultTreeAdapterTypes, defaultTreeAdapter as dom, html } from "parse5";

export type Page = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export function listElements(node: Node): Element[] {
  if (!("childNodes" in node)) return [];
  return node.childNodes.flatMap((child) =>
    "tagName" in child ? [child, ...listElements(child)] : listElements(child),
  );
}

export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

export function getText(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

/** The charset must come first in the head. */
export function insertIntoHead(
  page: Page,
  tagName: string,
  { text, ...attributes }: Record<string, string>,
) {
  const head = listElements(page).find((element) => element.tagName === "head");
  const [charset, next] = head?.childNodes ?? [];
  if (!head || !charset || !next || !("attrs" in charset) || !getAttribute(charset, "charset"))
    throw new Error("the head does not begin with the charset");
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = dom.createElement(tagName, html.NS.HTML, attrs);
  if (text) dom.insertText(element, text);
  dom.insertBefore(head, element, next);
}
