import { expect, test, vi } from "vitest";
import { parseMarkdown } from "./markdown.server.ts";

const read = (markdown: string) => {
  const problem = vi.fn();
  return { blocks: parseMarkdown(markdown, problem), problem };
};

test("headings get an id, paragraphs their emphasis and links", () => {
  const { blocks, problem } = read("## Light first\n\nOpen the *blinds* or [ask](/contact).");
  expect(blocks).toEqual([
    { kind: "heading", level: 2, id: "light-first", children: ["Light first"] },
    {
      kind: "paragraph",
      children: [
        "Open the ",
        { kind: "emphasis", children: ["blinds"] },
        " or ",
        { kind: "link", to: "/contact", children: ["ask"] },
        ".",
      ],
    },
  ]);
  expect(problem).not.toHaveBeenCalled();
});

test("headings with the same text, or without letters, have ids of their own", () => {
  const { blocks } = read("## Price\n\n## Price\n\n## ???");
  expect(blocks.map((block) => block.kind === "heading" && block.id)).toEqual([
    "price",
    "price-2",
    "part",
  ]);
});

test("spaces at the end of a line are only spaces", () => {
  const { blocks } = read("One  \ntwo");
  expect(blocks).toEqual([{ kind: "paragraph", children: ["One", " ", "two"] }]);
});

test("a photo in a paragraph of its own is a figure with a caption", () => {
  const { blocks } = read('![ignored](golf-living-1.jpg "The fairway side")');
  expect(blocks).toEqual([
    { kind: "figure", photo: "golf-living-1.jpg", caption: "The fairway side" },
  ]);
});

test("lists and quotations keep their items", () => {
  const { blocks } = read("1. One\n2. Two\n\n> Said so.");
  expect(blocks).toEqual([
    { kind: "list", ordered: true, items: [["One"], ["Two"]] },
    { kind: "quote", items: [["Said so."]] },
  ]);
});

test("a list that goes on after a photo keeps its numbers", () => {
  const { blocks } = read("1. One\n\n![](a.jpg)\n\n2. Two");
  expect(blocks.at(-1)).toEqual({ kind: "list", ordered: true, start: 2, items: [["Two"]] });
});

test("a list whose items all contain a bar is a list of facts", () => {
  const { blocks } = read("- Five rooms | $2,900\n- Six rooms | $4,000");
  expect(blocks).toEqual([
    {
      kind: "facts",
      facts: [
        { label: "Five rooms", value: "$2,900" },
        { label: "Six rooms", value: "$4,000" },
      ],
    },
  ]);
  expect(read("- Five rooms | $2,900\n- Six").blocks[0]?.kind).toBe("list");
});

test("a list with several bars in each item is a table, named in its first", () => {
  const { blocks } = read("- Prices | Vacant | New\n- Five rooms | $3,700 | $3,900");
  const [columns, rows] = [["Vacant", "New"], [["Five rooms", "$3,700", "$3,900"]]];
  expect(blocks).toEqual([{ kind: "table", caption: "Prices", columns, rows }]);
});

test.each([
  ["- Prices | Vacant | New\n- Five | $3,700", "needs as many bars as its first"],
  ["# Too large", "headings should start with ## or ###"],
  ["<script>alert(1)</script>", "HTML is not allowed here"],
  ["Text ![a](b.jpg) text", "a photo needs a paragraph of its own"],
  ["- one\n\n  > nested", "only plain paragraphs are allowed inside a list or a quotation"],
  ["```\ncode\n```", "code is not allowed here"],
  ["one\n\n***\n\ntwo", "a dividing line is not allowed here"],
  ["### Too deep", "a heading with ### needs one with ## above it"],
  ["##", "a heading has no words"],
  ["See [](/contact).", "a link has no words"],
])("%j is refused in English", (markdown, message) => {
  const { problem } = read(markdown);
  expect(problem).toHaveBeenCalledWith(expect.stringContaining(message));
});
