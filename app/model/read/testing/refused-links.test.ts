import { expect } from "vitest";
import { test, testRefusals } from "./sample-copy.ts";

testRefusals([
  [
    "a button that leads nowhere",
    ["pages/about.yml", "to: /contact", "to: /contakt"],
    'content/pages/about.yml, closing, button, to:   "/contakt" leads nowhere',
  ],
  [
    "a link in an article that leads nowhere",
    ["posts/2-what-buyers-decide-in-the-doorway.md", /\n\n$|$/, "\n\nSee [this](/blog/99).\n"],
    'content/posts/2-what-buyers-decide-in-the-doorway.md, text:   "/blog/99" leads nowhere',
  ],
  [
    "a link in an answer without a slash",
    ["faqs.yml", "(/contact)", "(contact)"],
    '"contact" leads nowhere; begin with / for a page of this site',
  ],
  [
    "a link to a redirect",
    ["faqs.yml", "/portfolio/indian-wells-home-staging/golf-course-grandeur", "/portfolio/15"],
    '"/portfolio/15" is a redirect; link to /portfolio/indian-wells',
  ],
  [
    "a link to a service that is not offered",
    ["faqs.yml", "/services/virtual-staging", "/services/castle-staging"],
    '"/services/castle-staging" leads nowhere: there is no such page',
  ],
  [
    "a redirect that is a page",
    ["redirects.yml", "from: /portfolio/16", "from: /about"],
    "content/redirects.yml, item 1, from:   /about is a page of this site",
  ],
  [
    "a redirect that leads nowhere",
    ["redirects.yml", /to: .*golf-course-grandeur/, "to: /portfolio/nowhere"],
    'content/redirects.yml, item 2, to:   "/portfolio/nowhere" leads nowhere',
  ],
  [
    "a link to another site without its https",
    ["faqs.yml", "(/contact)", "(//)"],
    '"//" leads nowhere; begin with / for a page of this site',
  ],
  [
    "a link to a question that nobody asks",
    ["pages/about.yml", "to: /contact", "to: /faq#who-pays"],
    '"/faq#who-pays" leads to a question that is not in faqs.yml',
  ],
  [
    "a redirect that every site has",
    ["redirects.yml", "from: /portfolio/16", "from: /About/"],
    "content/redirects.yml, item 1, from:   /About leads to /about on every site",
  ],
  [
    "redirects in a circle, though both pages are said to be gone",
    [
      "redirects.yml",
      /$/,
      "\n- { from: /a, to: '/b?c=1', gone: true }\n- { from: /b, to: /a, gone: true }\n",
    ],
    'content/redirects.yml, item 6, to:   "/b?c=1" is a redirect; link to /a',
  ],
]);

test("a page without words is not there, and a blog without a post neither", async ({ sample }) => {
  await sample.remove("posts");
  await sample.change("pages/about.yml", "to: /contact", "to: /blog");
  expect((await sample.report()).join("\n")).toContain('to:   "/blog" leads nowhere');
});

test("a page whose words are wrong is there all the same", async ({ sample }) => {
  await sample.change("pages/faq.yml", /^title: .*/m, "titel: Questions");
  await sample.change("pages/blog.yml", /^title: .*/m, "titel: Blog");
  const text = (await sample.report()).join("\n");
  expect(text).toContain("content/pages/blog.yml, title:   is missing");
  expect(text).not.toContain("leads nowhere");
  expect(text).not.toContain("the file is missing");
});

test.for([
  [
    "from",
    "should be an old path on this site",
    ['/a"b', "/../../x", "/a/./b", "/a//b", "/a b", "/a$b", "/a\nb", "/:a", "/ä", "a", "//a", "/"],
  ],
  [
    "to",
    "should be a path on this site",
    [
      '/about"; return 200 "x',
      "/about 200\n/* https://other.example",
      "/$host",
      "/about#a b",
      "/about?a=%0d%0a",
      "/../about",
      "/a:b",
      "//other.example",
      "https://other.example",
      "/about<script>",
    ],
  ],
] as const)(
  "a table with hostile paths in its %s is refused line by line",
  async (table, { sample }) => {
    const [field, words, paths] = table;
    const entries = paths.map((path) => ({
      from: "/old",
      to: "/about",
      gone: true,
      [field]: path,
    }));
    await sample.change("redirects.yml", /^[\s\S]*$/, JSON.stringify(entries));
    const told = (await sample.report()).join("\n").split("content/redirects.yml, item ");
    expect(
      told.filter((item) => item.includes(`${field}:   `) && item.includes(words)),
    ).toHaveLength(paths.length);
  },
);
