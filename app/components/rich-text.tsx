import { Fragment } from "react";
import { Link } from "react-router";
import type { Block, RichText as Blocks, Inline } from "#app/model/types/rich-text.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { Facts } from "./facts.tsx";
import { Photo, PhotoTag } from "./photo.tsx";

export function RichText({ blocks }: { blocks: Blocks }) {
  return renderEach(blocks, (block) => <BlockView block={block} />);
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading": {
      const Heading = block.level === 2 ? "h2" : "h3";
      return <Heading id={block.id}>{renderInlines(block.children)}</Heading>;
    }
    case "paragraph":
      return <p>{renderInlines(block.children)}</p>;
    case "list": {
      const items = renderEach(block.items, (item) => <li>{renderInlines(item)}</li>);
      if (!block.ordered) return <ul>{items}</ul>;
      const { start } = block;
      return (
        <ol start={start} style={{ "--before": start && start - 1 }}>
          {items}
        </ol>
      );
    }
    case "facts":
      return <Facts facts={block.facts} className="border-b border-line text-25" />;
    case "table":
      return <ComparisonTable {...block} />;
    case "quote":
      return (
        <blockquote>
          {renderEach(block.items, (paragraph) => (
            <p>{renderInlines(paragraph)}</p>
          ))}
        </blockquote>
      );
    case "figure": {
      const { photo } = block;
      return (
        <figure className={photo.preset === "uprightFigure" ? "upright" : undefined}>
          <div className="relative">
            <Photo photo={photo} />
            <PhotoTag photo={photo} />
          </div>
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    }
  }
}

function renderInlines(nodes: Inline[]) {
  return renderEach(nodes, (node) => {
    if (typeof node === "string") return node;
    const children = renderInlines(node.children);
    if (node.kind === "strong") return <strong>{children}</strong>;
    if (node.kind === "emphasis") return <em>{children}</em>;
    return <Link to={node.to}>{children}</Link>;
  });
}

function renderEach<Item>(items: Item[], render: (item: Item) => React.ReactNode) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is shown
    <Fragment key={index}>{render(item)}</Fragment>
  ));
}
