import type { Block, Inline } from "#app/model/schema/rich-text.ts";

type Contact = { phone: string; dial: string };

/** The business's number can be tapped wherever a text has it, unless it stands in a link already. */
export function linkPhone<Picture>(blocks: Block<Picture>[], contact: Contact): Block<Picture>[] {
  const inlines = (nodes: Inline[]) => nodes.flatMap(inline);

  const inline = (node: Inline): Inline[] => {
    if (typeof node === "string") return words(node);
    if (node.kind === "link") return [node];
    return [{ ...node, children: inlines(node.children) }];
  };

  const link: Inline = { kind: "link", to: contact.dial, children: [contact.phone] };
  const words = (text: string): Inline[] =>
    text
      .split(contact.phone)
      .flatMap((part, index) => (index > 0 ? [link, part] : [part]))
      .filter((part) => part !== "");

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
