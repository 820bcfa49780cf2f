import { expect, test } from "vitest";
import { readBuiltPage, within, wordsOf } from "#e2e/support/built-pages.ts";
import { CONTENT } from "#e2e/support/site.ts";
import { attribute, elements, textOf } from "#hosting/pages/html.ts";

const DEFAULT_TAGS = ["Home Staging", "Interior Design", "Real Estate"];

const article = (id: number) => {
  const all = readBuiltPage(`/blog/${id}`).elements;
  const [found] = all.filter(({ tagName }) => tagName === "article");
  if (!found) throw new Error(`/blog/${id} has no article`);
  return found;
};

test("every post has its reading time and its tags above and below the text", () => {
  for (const { id, readTime, tags = DEFAULT_TAGS } of CONTENT.posts) {
    const texts = elements(article(id)).map(textOf);
    expect(texts.some((text) => text.includes(readTime ?? "min read"))).toBe(true);
    const ends = article(id).childNodes.filter(
      (node) => "tagName" in node && ["header", "footer"].includes(node.tagName),
    );
    expect(ends).toHaveLength(2);
    for (const end of ends) {
      const items = elements(end).filter(({ tagName }) => tagName === "li");
      const words = items.map((item) => [item, ...elements(item)].map(textOf).join(""));
      expect(words, `/blog/${id}`).toEqual(tags.map((tag) => expect.stringContaining(tag)));
    }
  }
});

test("without JavaScript the whole article is there, and leads on to the next", () => {
  const main = readBuiltPage("/blog/3").elements.find(({ tagName }) => tagName === "main");
  const [third, fourth] = [3, 4].map((id) => CONTENT.posts.find((post) => post.id === id)?.title);
  expect(within(main, "h1").map(wordsOf)).toEqual([third]);
  expect(within(article(3), "p").length).toBeGreaterThan(10);
  const next = within(main, "a").find((link) => wordsOf(link).includes("Next article"));
  expect(next && attribute(next, "href")).toBe("/blog/4");
  expect(main && wordsOf(main)).toContain(fourth);
});
