import { expect, test } from "vitest";
import { buildFeed } from "./feed.ts";

const post = {
  id: 7,
  slug: "light-and-shade",
  path: "/blog/7",
  photo: "light.jpg",
  title: "Light & shade",
  excerpt: "Why <noon> is the wrong hour.",
  category: "Design",
  author: "Ruth Salcedo",
  date: "2026-05-19",
  body: [
    {
      kind: "paragraph" as const,
      children: ["Ask ", { kind: "link" as const, to: "/contact", children: ["us"] }],
    },
  ],
};

test("an item has its full text with whole URLs, escaped once", () => {
  const xml = buildFeed({
    title: "Blog",
    description: "D",
    origin: "https://a.example",
    posts: [post],
  });
  expect(xml).toContain("<title>Light &amp; shade</title>");
  expect(xml).toContain("<pubDate>Tue, 19 May 2026 00:00:00 GMT</pubDate>");
  expect(xml).toContain("<guid>https://a.example/blog/7</guid>");
  expect(xml).toContain(
    "&lt;p&gt;Ask &lt;a href=&quot;https://a.example/contact&quot;&gt;us&lt;/a&gt;&lt;/p&gt;",
  );
});
