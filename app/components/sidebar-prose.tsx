import type { Block, RichText as Blocks } from "#app/model/types/rich-text.ts";
import { RichText } from "./rich-text.tsx";

/** Each heading goes to the sidebar, and the photos to the other side. */
export function SidebarProse({ blocks }: { blocks: Blocks }) {
  return (
    <div className="page-container grid gap-y-part pt-section print:pt-6">
      {splitBefore(blocks, isTitle(2)).map((section) => (
        <Section key={JSON.stringify(section[0])} blocks={section} />
      ))}
    </div>
  );
}

function Section({ blocks }: { blocks: Blocks }) {
  const parts = splitBefore(blocks.filter(isText), isTitle(3));
  return (
    <section className="sidebar-section">
      <RichText blocks={blocks.filter(isTitle(2))} />
      <RichText blocks={blocks.filter(({ kind }) => kind === "figure")} />
      {parts.map((part) => (
        <div key={JSON.stringify(part[0])} className="prose">
          <RichText blocks={part} />
        </div>
      ))}
    </section>
  );
}

const isTitle = (level: 2 | 3) => (block: Block) =>
  block.kind === "heading" && block.level === level;

const isText = (block: Block) => block.kind !== "figure" && !isTitle(2)(block);

function splitBefore(blocks: Blocks, begins: (block: Block) => boolean): Blocks[] {
  const parts: Blocks[] = [];
  for (const block of blocks)
    if (parts.length === 0 || begins(block)) parts.push([block]);
    else parts.at(-1)?.push(block);
  return parts;
}
