import { getLargestSource } from "#app/lib/photos/sources.ts";
import type { Feed } from "#app/model/queries/blog.server.ts";
import type { Inline, RichText } from "#app/model/types/rich-text.ts";
import { escapeXml } from "./escape-xml.ts";

export function buildFeed({ title, description, origin, posts }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${origin}/blog</link>
<description>${escapeXml(description)}</description>
<language>en-us</language>
<atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>
${posts.map((post) => buildItem(post, origin)).join("\n")}
</channel>
</rss>
`;
}

function buildItem(post: Feed["posts"][number], origin: string): string {
  const url = `${origin}${post.path}`;
  return `<item>
<title>${escapeXml(post.title)}</title>
<link>${url}</link>
<guid>${url}</guid>
<pubDate>${new Date(post.date).toUTCString()}</pubDate>
<dc:creator>${escapeXml(post.author)}</dc:creator>
<category>${escapeXml(post.category)}</category>
<description>${escapeXml(post.excerpt)}</description>
<content:encoded>${escapeXml(renderRichText(post.body, origin))}</content:encoded>
</item>`;
}

function renderRichText(blocks: RichText, origin: string): string {
  const toAbsolute = (link: string) => escapeXml(new URL(link, origin).href);
  const renderElement = (tag: string, html: string) => `<${tag}>${html}</${tag}>`;

  const renderInline = (node: Inline): string => {
    if (typeof node === "string") return escapeXml(node);
    const words = node.children.map(renderInline).join("");
    if (node.kind === "link") return `<a href="${toAbsolute(node.to)}">${words}</a>`;
    return renderElement(node.kind === "strong" ? "strong" : "em", words);
  };

  const renderElements = (tag: string, items: Inline[][]) =>
    items.map((children) => renderElement(tag, children.map(renderInline).join(""))).join("");

  const renderBlock = (node: RichText[number]): string => {
    switch (node.kind) {
      case "heading":
        return renderElements(`h${node.level}`, [node.children]);
      case "paragraph":
        return renderElements("p", [node.children]);
      case "list":
        return renderElement(node.ordered ? "ol" : "ul", renderElements("li", node.items));
      case "facts": {
        const items = node.facts.map(({ label, value }) => [`${label}: ${value}`]);
        return renderElement("ul", renderElements("li", items));
      }
      case "table": {
        const toRow = (tag: string) => (cells: string[]) =>
          renderElement("tr", cells.map((cell) => renderElement(tag, escapeXml(cell))).join(""));
        const head = toRow("th")([node.caption, ...node.columns]);
        return renderElement("table", head + node.rows.map(toRow("td")).join(""));
      }
      case "quote":
        return renderElement("blockquote", renderElements("p", node.items));
      case "figure":
        return `<figure><img src="${toAbsolute(getLargestSource(node.photo))}" alt="${escapeXml(node.photo.alt)}"><figcaption>${escapeXml(node.caption)}</figcaption></figure>`;
    }
  };

  return blocks.map(renderBlock).join("\n");
}
