import { parse, serialize, defaultTreeAdapter as tree } from "parse5";
import { attribute, elements } from "#hosting/pages/html.ts";

/** The same page as fast as it can be: nothing of it runs, all of it is shown. */
export function withoutScripts(html: string): string {
  const page = parse(html);
  for (const element of elements(page)) {
    const isScript =
      element.tagName === "script" && attribute(element, "type") !== "application/ld+json";
    const isPreload = attribute(element, "rel") === "modulepreload";
    if (isScript || isPreload) tree.detachNode(element);
  }
  return serialize(page);
}
