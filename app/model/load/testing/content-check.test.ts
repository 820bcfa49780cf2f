import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { type Change, test } from "./sample-copy.ts";

const BUSINESS = "business.yml";

test("the sample passes", async ({ sample }) => {
  await sample.addPhotos();
  expect(await sample.report()).toEqual([""]);
});

test("all problems come in one report, with file, item and field", async ({ sample }) => {
  await sample.addPhotos();
  await sample.change("projects/golf-course-grandeur.yml", /staging: .*/, "staging: furnished");
  await sample.change("business.yml", /phone: .*/, 'phone: "call us"');
  await sample.change("pages/home.yml", /^hero:/m, "heros:");
  const text = (await sample.report()).join("\n");
  expect(text).toContain(
    'content/business.yml, phone:   "call us" should be a phone number, like (760) 555-0142',
  );
  expect(text).toContain(
    'content/projects/golf-course-grandeur.yml, staging:   "furnished" is not one of vacant, occupied, new',
  );
  expect(text).toContain("content/pages/home.yml, hero:   is missing");
  expect(text).toContain("content/pages/home.yml, heros:   is not a field that exists here");
  expect(text).toContain("4 problems. Nothing was published.");
});

test("braces that are no placeholder stay", async ({ sample }) => {
  await sample.change("pages/privacy-policy.md", "{{email}}", "{toString}");
  expect((await sample.report()).join()).not.toContain("toString");
});

test("links and photos are checked while another file is wrong", async ({ sample }) => {
  await sample.change("business.yml", /phone: .*/, "phone: none");
  await sample.change("pages/about.yml", "to: /contact", "to: /nowhere");
  await sample.change(
    "gallery.yml",
    /$/,
    "\n- id: 1\n  photo: no.jpg\n  title: T\n  category: c\n",
  );
  const text = (await sample.report()).join("\n");
  expect(text).toContain("business.yml, phone:");
  expect(text).toContain('"/nowhere" leads nowhere');
  expect(text).toContain('gallery.yml, item 11, id:   "1" is also item 1');
  expect(text).toContain("no.jpg has no entry");
});

test("without projects, articles, cities and service pages there is nothing to refuse", async ({
  sample,
}) => {
  for (const part of ["projects", "posts", "services", "cities.yml", "redirects.yml"])
    await sample.remove(part);
  const links = /\[([^\]]+)\]\(\/(?:blog|portfolio|services)\/[^)]+\)/g;
  await sample.change("faqs.yml", links, "$1");
  await sample.change("pages/terms-of-service.md", "[blog](/blog)", "letters");
  expect((await sample.report()).filter((line) => line.startsWith("content/"))).toEqual([]);
});

test("a blog without a post is no link target", async ({ sample }) => {
  await sample.remove("posts");
  await sample.change("pages/about.yml", "to: /contact", "to: /blog");
  expect((await sample.report()).join("\n")).toContain('to:   "/blog" leads nowhere');
});

test("an invalid page is still a link target", async ({ sample }) => {
  await sample.change("pages/faq.yml", /^title: .*/m, "titel: Questions");
  await sample.change("pages/blog.yml", /^title: .*/m, "titel: Blog");
  const text = (await sample.report()).join("\n");
  expect(text).toContain("content/pages/blog.yml, title:   is missing");
  expect(text).not.toContain("leads nowhere");
  expect(text).not.toContain("the file is missing");
});

test.for([
  ["about", "/about, a page that is there already"],
  ["blog", "/blog, a page that is there already"],
  ["articles", "/articles, which leads to /blog on every site"],
  ["404", "/404, which the site needs for itself"],
  ["assets", "/assets, which the site needs for itself"],
])("a page of the name %s is refused with the reason", async ([name, why], { sample }) => {
  await sample.write(`pages/${name}.md`, await sample.read("pages/for-agents.md"));
  expect((await sample.report()).join("\n")).toContain(
    `content/pages/${name}.md:   would be ${why}. Give the file another name.`,
  );
});

test("a custom page's path, questions and links are checked", async ({ sample }) => {
  await sample.change("redirects.yml", /$/, "\n- from: /for-agents\n  to: /contact\n");
  await sample.change("pages/for-agents.md", "  - What does the quote include?", "  - Who pays?");
  await sample.change("pages/for-agents.md", "(/what-staging-costs)", "(/what-staging-cost)");
  await sample.change("pages/what-staging-costs.md", /^title: .*/m, "titel: Prices");
  const text = (await sample.report()).join("\n");
  expect(text).toContain("from:   /for-agents is a page of this site");
  expect(text).toContain('pages/for-agents.md, faq 1:   "Who pays?" is not a question of faqs.yml');
  expect(text).toContain('"/what-staging-cost" leads nowhere');
  expect(text).toContain("pages/what-staging-costs.md, title:   is missing");
  expect(text).not.toContain('"/what-staging-costs" leads nowhere');
});

test("every site has its two legal pages", async ({ sample }) => {
  await sample.remove("pages/terms-of-service.md");
  expect((await sample.report()).join("\n")).toContain(
    "content/pages/terms-of-service.md:   the file is missing",
  );
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

test("a redirect loop is reported with its lines", async ({ sample }) => {
  const lines = ["/a", "/b", "/c"].map(
    (from, index) => `\n- from: ${from}\n  to: ${["/b", "/c", "/a"][index]}`,
  );
  await sample.change("redirects.yml", /$/, lines.join(""));
  const written = (await sample.read("redirects.yml")).split("\n");
  const [a, b, c] = ["/a", "/b", "/c"].map((from) => written.indexOf(`- from: ${from}`) + 1);
  expect((await sample.report()).join("\n")).toContain(
    `to:   "/b" is a redirect loop (lines ${b} and ${c} and ${a}). Point one at a page.`,
  );
});

test("files that are no photos are reported, except system files", async ({ sample }) => {
  const whole = await readFile("sample/photos/hero.jpg");
  await sample.write("photos/empty.jpg", "");
  await sample.write("photos/half.jpg", whole.subarray(0, whole.length / 2));
  await sample.write("photos/notes.txt", "bring lamps");
  await sample.write("photos/Thumbs.db", "x");
  await sample.write("photos/.DS_Store", "x");
  const lines = (await sample.report()).filter((line) => line.startsWith("content/photos/"));
  expect(lines).toEqual([
    "content/photos/empty.jpg:   can't be read as a photo. Save it as JPEG or PNG.",
    "content/photos/half.jpg:   is cut off or damaged. Copy it here again.",
    "content/photos/notes.txt:   can't be read as a photo. Save it as JPEG or PNG.",
  ]);
});

test("a photo on another site needs no extension in any file", async ({ sample }) => {
  const photo = "https://img.example/abc";
  await sample.change(
    "photos.yml",
    /$/,
    `\n- file: ${photo}\n  alt: A room\n  width: 1600\n  height: 900\n`,
  );
  await sample.change("pages/contact.yml", /^photo: .*/m, `photo: ${photo}`);
  await sample.change("faqs.yml", "answer: |-\n", `answer: |-\n    ![](${photo})\n\n`);
  expect((await sample.report()).join("\n")).not.toContain(photo);
});

test("Windows' line ends, and a slash after the website, are corrected", async ({ sample }) => {
  for (const file of ["business.yml", "posts/1-fourteen-days-to-the-camera.md"])
    await sample.write(file, `\uFEFF${(await sample.read(file)).replaceAll("\n", "\r\n")}`);
  await sample.change("business.yml", /website: "(.*)"/, 'website: "$1/"');
  expect((await sample.report()).join()).not.toMatch(/business|fourteen/);
});

test("a logo with a script", async ({ sample }) => {
  await sample.change("theme.yml", /$/, "\nlogo: logo.svg\n");
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
  for (const inside of ["<script>alert(1)</script>", '<path onload="alert(1)"/>']) {
    await sample.write("logo.svg", svg(inside));
    expect((await sample.report()).join("\n")).toContain("logo:   logo.svg contains a script");
  }
  await sample.write("logo.svg", svg("<path/>"));
  expect((await sample.report()).join("\n")).not.toContain("logo");
});

test.for([
  [BUSINESS, 'opens: "09:00"', "opens: 9am"],
  [BUSINESS, 'opens: "09:00"', "opens: 9:00"],
  [BUSINESS, 'closes: "17:00"', "closes: 5 p.m."],
  [BUSINESS, '"https://www.instagram.com/', '"instagram.com/'],
  [BUSINESS, /website: .*/, "website: www.ocotilloandlinen.example"],
  ["theme.yml", /clay: .*/, 'clay: "98482a"'],
] as Change[])(
  "%s takes %s as %s: what can only mean one thing is no mistake",
  async (change, { sample }) => {
    await sample.change(...change);
    expect((await sample.report()).filter((line) => line.startsWith("content/"))).toEqual([]);
  },
);

test("a photo without alt text is reported, also if its name ends another's", async ({
  sample,
}) => {
  await sample.addPhotos();
  for (const name of ["living-1.jpg", "new.jpg"]) await sample.addPhoto("hero.jpg", name);
  expect((await loadContent(sample.folder)).warnings).toEqual([
    "photos.yml: alt text is missing for living-1.jpg, new.jpg",
  ]);
});

test("an uploaded photo takes its alt text from the text next to it", async ({ sample }) => {
  await sample.addPhotos();
  for (const name of ["card.jpg", "patio.jpg", "sky.jpg", "figure.jpg"])
    await sample.addPhoto("hero.jpg", name);
  const project = "projects/golf-course-grandeur.yml";
  await sample.change(project, /^image: .*/m, "image: /card.jpg");
  await sample.change(project, /golf-patio-1.jpg/g, "/patio.jpg");
  await sample.change("pages/contact.yml", /^photo: .*/m, "photo: sky.jpg");
  await sample.change("faqs.yml", "answer: |-\n", 'answer: |-\n    ![](figure.jpg "A hall")\n\n');
  const { photos } = await loadContent(sample.folder);
  expect(photos.slice(-4)).toEqual([
    { file: "figure.jpg", alt: "A hall" },
    { file: "sky.jpg", alt: "" },
    { file: "card.jpg", alt: "Golf Course Grandeur" },
    { file: "patio.jpg", alt: "The loggia, with the flag in the middle arch" },
  ]);
});

test("a city may have its project in an invalid entry", async ({ sample }) => {
  await sample.change("cities.yml", "- city: Palm Desert", "- city: Palm Springs");
  await sample.change("projects/contemporary-comfort.yml", /^title:/m, "titel:");
  expect((await sample.report()).join("\n")).not.toContain("has no project yet");
});

test("hours of opening need those of closing", async ({ sample }) => {
  await sample.change(BUSINESS, 'opens: "09:00"', "# No fixed hours");
  expect((await sample.report()).join("\n")).toContain(
    'hour 1, closes:   "17:00" and opens belong together: give both, or neither',
  );
});
