import type { Nodes, Paragraph, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { memoize } from "#app/lib/memoize.ts";
import { getPlainText } from "#app/lib/text/format.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { Block, Inline } from "#app/model/types/rich-text.ts";

type ParsedBlock = Block<string>;

const NAMES: Partial<Record<Nodes["type"], string>> = {
  code: "code",
  definition: "a link in two parts",
  html: "HTML",
  imageReference: "a photo in two parts",
  inlineCode: "code",
  linkReference: "a link in two parts",
  thematicBreak: "a dividing line",
};

const describeForbidden = ({ type }: Nodes) =>
  `${NAMES[type] ?? type} is not allowed here. Take it out.`;

/** The parser leaves incomplete Markdown in the text. */
const UNFINISHED =
  /.{0,20}(?:\]\s?\(|\)\[|\*\*).{0,20}|^(?:#{1,6}[a-z]|-(?:[a-z]|$)|\d+\.[a-z]|\|).{0,20}/im;

const FORMS = 'Write a link as [words](/path), **bold**, "## " before a heading, "- " in a list.';

export function parseMarkdown(markdown: string, problem: (text: string) => void): ParsedBlock[] {
  const { blocks, problems } = parse(markdown);
  for (const text of problems) problem(text);
  return blocks;
}

/** `npm run dev` reads all posts again after a change of one. */
const parse = memoize((markdown) => {
  const problems: string[] = [];
  const refuse = (node: Nodes, what: string) => {
    problems.push(`line ${node.position?.start.line ?? 1}: ${what}`);
    return [];
  };

  const ids = new Set<string>();
  const createId = (heading: string) => {
    const slug = slugify(heading) || "part";
    const id = ids.has(slug) ? `${slug}-${ids.size + 1}` : slug;
    ids.add(id);
    return id;
  };

  const inline = (node: PhrasingContent): Inline[] => {
    switch (node.type) {
      case "text": {
        const [unfinished] = node.value.match(UNFINISHED) ?? [];
        if (!unfinished) return [node.value.replaceAll("\n", " ")];
        return refuse(node, `"${unfinished.trim()}" would show as typed. ${FORMS}`);
      }
      case "strong":
      case "emphasis":
        return [{ kind: node.type, children: node.children.flatMap(inline) }];
      case "break":
        return [" "];
      case "link": {
        const children = node.children.flatMap(inline);
        if (!getPlainText(children).trim()) return refuse(node, "a link has no words");
        return [{ kind: "link", to: node.url, children }];
      }
      case "image":
        return refuse(node, "a photo needs a paragraph of its own");
      default:
        return refuse(node, describeForbidden(node));
    }
  };

  const words = (node: RootContent): Inline[] =>
    node.type === "paragraph"
      ? node.children.flatMap(inline)
      : refuse(node, "only plain paragraphs are allowed inside a list or a quotation");

  const block = (node: RootContent): ParsedBlock[] => {
    switch (node.type) {
      case "heading": {
        if (node.depth !== 2 && node.depth !== 3)
          return refuse(node, "headings should start with ## or ###");
        if (node.depth === 3 && ids.size === 0)
          return refuse(node, "a heading with ### needs one with ## above it");
        const children = node.children.flatMap(inline);
        if (!getPlainText(children).trim()) return refuse(node, "a heading has no words");
        return [
          { kind: "heading", level: node.depth, id: createId(getPlainText(children)), children },
        ];
      }
      case "paragraph":
        return [
          parseFigure(node) ?? { kind: "paragraph", children: node.children.flatMap(inline) },
        ];
      case "list": {
        const items = node.children.map((item) => item.children.flatMap(words));
        const rows = items.map(splitAtBars);
        const [[caption = "", ...columns] = []] = rows;
        if (rows.every(({ length }) => length > 1)) {
          if (rows.some(({ length }) => length !== columns.length + 1))
            return refuse(node, "each line of a table needs as many bars as its first");
          return columns.length > 1
            ? [{ kind: "table", caption, columns, rows: rows.slice(1) }]
            : [
                {
                  kind: "facts",
                  facts: rows.map(([label = "", value = ""]) => ({ label, value })),
                },
              ];
        }
        const { ordered, start } = node;
        if (!ordered) return [{ kind: "list", ordered: false, items }];
        return [
          { kind: "list", ordered: true, start: start && start > 1 ? start : undefined, items },
        ];
      }
      case "blockquote":
        return [{ kind: "quote", items: node.children.map(words) }];
      default:
        return refuse(node, describeForbidden(node));
    }
  };

  return { blocks: fromMarkdown(markdown).children.flatMap(block), problems };
});

function splitAtBars([only, ...rest]: Inline[]): string[] {
  return typeof only === "string" && rest.length === 0 ? only.split(" | ") : [];
}

function parseFigure({ children: [only, ...rest] }: Paragraph): ParsedBlock | undefined {
  if (only?.type !== "image" || rest.length > 0) return undefined;
  return { kind: "figure", photo: only.url, caption: only.title ?? "" };
}
