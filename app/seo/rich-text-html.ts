import { largestSource } from "#app/lib/photos/sources.ts";
import type { Inline, RichText } from "#app/model/schema/rich-text.ts";
import { escapeXml } from "./escape-xml.ts";

/** Rich text as plain HTML with absolute addresses, for readers outside the site. */
export function richTextHtml(blocks: RichText, origin: string): string {
  const absolute = (address: string) => escapeXml(new URL(address, origin).href);

  const inline = (node: Inline): string => {
    if (typeof node === "string") return escapeXml(node);
    const children = node.children.map(inline).join("");
    if (node.kind === "strong") return `<strong>${children}</strong>`;
    if (node.kind === "emphasis") return `<em>${children}</em>`;
    return `<a href="${absolute(node.to)}">${children}</a>`;
  };

  const element = (tag: string, children: Inline[]) =>
    `<${tag}>${children.map(inline).join("")}</${tag}>`;

  const block = (node: RichText[number]): string => {
    switch (node.kind) {
      case "heading":
        return element(`h${node.level}`, node.children);
      case "paragraph":
        return element("p", node.children);
      case "list": {
        const tag = node.ordered ? "ol" : "ul";
        return `<${tag}>${node.items.map((item) => element("li", item)).join("")}</${tag}>`;
      }
      case "quote":
        return `<blockquote>${node.paragraphs.map((item) => element("p", item)).join("")}</blockquote>`;
      case "figure":
        return `<figure><img src="${absolute(largestSource(node.photo))}" alt="${escapeXml(node.photo.alt)}"><figcaption>${escapeXml(node.caption)}</figcaption></figure>`;
    }
  };

  return blocks.map(block).join("\n");
}
