import type { Block, Inline } from "#app/model/schema/rich-text.ts";

type Contact = { phone: string; dial: string; email: string };

export function linkContact<PhotoRef>(
  blocks: Block<PhotoRef>[],
  contact: Contact,
): Block<PhotoRef>[] {
  const inlines = (nodes: Inline[]) => nodes.flatMap(inline);

  const inline = (node: Inline): Inline[] => {
    if (typeof node === "string") return words(node);
    if (node.kind === "link") return [node];
    return [{ ...node, children: inlines(node.children) }];
  };

  const words = (text: string): Inline[] =>
    linkWords(text, contact.phone, contact.dial).flatMap((part) =>
      typeof part === "string" ? linkWords(part, contact.email, `mailto:${contact.email}`) : [part],
    );

  return blocks.map((block) => {
    switch (block.kind) {
      case "paragraph":
        return { ...block, children: inlines(block.children) };
      case "list":
        return { ...block, items: block.items.map(inlines) };
      case "quote":
        return { ...block, paragraphs: block.paragraphs.map(inlines) };
      default:
        return block;
    }
  });
}

function linkWords(text: string, words: string, to: string): Inline[] {
  const link: Inline = { kind: "link", to, children: [words] };
  return text
    .split(words)
    .flatMap((part, index) => (index > 0 ? [link, part] : [part]))
    .filter((part) => part !== "");
}
