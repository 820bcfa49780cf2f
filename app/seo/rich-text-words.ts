import { plainText } from "#app/lib/text/words.ts";
import type { Inline, RichText } from "#app/model/schema/rich-text.ts";

/** What a text says, without its form. */
export function richTextWords(blocks: RichText): string {
  return blocks.flatMap(blockWords).join(" ");
}

function blockWords(block: RichText[number]): string[] {
  const words = (nodes: Inline[]) => plainText(nodes);
  switch (block.kind) {
    case "list":
      return block.items.map(words);
    case "quote":
      return block.paragraphs.map(words);
    case "figure":
      return [block.caption];
    default:
      return [words(block.children)];
  }
}
