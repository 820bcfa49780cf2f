import type { Block, Inline } from "#app/model/types/rich-text.ts";

type Contact = { phone: string; dial: string; email: string };

export function linkContact(blocks: Block<string>[], { phone, dial, email }: Contact) {
  const linked = (nodes: Inline[]): Inline[] =>
    nodes.flatMap((node) => {
      if (typeof node === "string")
        return linkWords(linkWords([node], phone, dial), email, `mailto:${email}`);
      return node.kind === "link" ? [node] : [{ ...node, children: linked(node.children) }];
    });

  return blocks.map((block): Block<string> => {
    if ("items" in block) return { ...block, items: block.items.map(linked) };
    return block.kind === "paragraph" ? { ...block, children: linked(block.children) } : block;
  });
}

function linkWords(nodes: Inline[], words: string, to: string): Inline[] {
  const link: Inline = { kind: "link", to, children: [words] };
  return nodes.flatMap((node): Inline[] => {
    if (typeof node !== "string") return [node];
    const parts = node.split(words).flatMap((part) => [link, part]);
    return parts.slice(1).filter((part) => part !== "");
  });
}
