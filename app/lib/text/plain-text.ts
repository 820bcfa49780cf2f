type Node = string | { children: Node[] };

/** The words of rich text without its marks. */
export function plainText(nodes: Node[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : plainText(node.children))).join("");
}
