import { postPath } from "#app/lib/paths.ts";
import type { RichText } from "#app/model/schema/rich-text.ts";
import { escapeXml } from "./escape-xml.ts";
import { richTextHtml } from "./rich-text-html.ts";

type Article = {
  id: number;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  date: string;
  body: RichText;
};

type Channel = { title: string; description: string; origin: string; articles: Article[] };

/** The blog as RSS 2.0 with the full text of every article. */
export function feed({ title, description, origin, articles }: Channel): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(title)}</title>
<link>${origin}/blog</link>
<description>${escapeXml(description)}</description>
<language>en-us</language>
<atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>
${articles.map((article) => item(article, origin)).join("\n")}
</channel>
</rss>
`;
}

function item(article: Article, origin: string): string {
  const url = `${origin}${postPath(article.id)}`;
  return `<item>
<title>${escapeXml(article.title)}</title>
<link>${url}</link>
<guid>${url}</guid>
<pubDate>${new Date(article.date).toUTCString()}</pubDate>
<dc:creator>${escapeXml(article.author)}</dc:creator>
<category>${escapeXml(article.category)}</category>
<description>${escapeXml(article.excerpt)}</description>
<content:encoded>${escapeXml(richTextHtml(article.body, origin))}</content:encoded>
</item>`;
}
