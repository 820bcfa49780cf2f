import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_FOLDER } from "./content-folder.server.ts";
import { loadContent } from "./load.server.ts";

/** Every report reads the whole sample, which takes a busy machine a while. */
vi.setConfig({ testTimeout: 30_000 });

let folder: string;

/** The sample without its many pictures: the few that stay are enough for what is tried here. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "content-"));
  await cp(SAMPLE_FOLDER, folder, {
    recursive: true,
    filter: (source) => source !== join(SAMPLE_FOLDER, "photos"),
  });
  await mkdir(join(folder, "photos"));
  await symlink(resolve(SAMPLE_FOLDER, "photos/hero.jpg"), join(folder, "photos/hero.jpg"));
});

afterEach(() => rm(folder, { recursive: true }));

async function change(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const before = await readFile(path, "utf8");
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

/** What is wrong, without the pictures that are left out on purpose. */
const report = async () => {
  const text = await loadContent(folder).then(
    () => "",
    (error: Error) => error.message,
  );
  return text.split("\n").filter((line) => !line.includes("is not in the photos folder"));
};

type Change = [file: string, from: string | RegExp, to: string];

test.each<[what: string, change: Change, told: string]>([
  [
    "a website with a page behind it",
    ["business.yml", /website: .*/, 'website: "https://a.example/home"'],
    'content/business.yml, website:   "https://a.example/home" should be the address of the site alone',
  ],
  [
    "a day that opens and never closes",
    ["business.yml", /\n {4}closes: .*/, ""],
    "content/business.yml, hour 1, closes:   is missing",
  ],
  [
    "a text cut at a hash",
    ["pages/portfolio.yml", /^title: .*/m, "title: Our #1 homes"],
    'content/pages/portfolio.yml, line 10:   loses "# 1 homes"',
  ],
  [
    "a placeholder in single braces",
    ["pages/home.yml", "{{years}}", "{years}"],
    "content/pages/home.yml, {years}:   needs two braces on either side: {{years}}",
  ],
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
    "a link to an old address",
    ["faqs.yml", "/portfolio/indian-wells-home-staging/golf-course-grandeur", "/portfolio/15"],
    '"/portfolio/15" is an old address; link to /portfolio/indian-wells',
  ],
  [
    "an old address that is a page",
    ["redirects.yml", "from: /portfolio/16", "from: /about"],
    "content/redirects.yml, item 1, from:   /about is a page of this site",
  ],
  [
    "an old address that leads nowhere",
    ["redirects.yml", /to: .*golf-course-grandeur/, "to: /portfolio/nowhere"],
    'content/redirects.yml, item 2, to:   "/portfolio/nowhere" leads nowhere',
  ],
  [
    "a picture in an answer that nobody described",
    ["faqs.yml", "answer: |-\n", "answer: |-\n    ![](unknown.jpg)\n\n"],
    "unknown.jpg has no entry with its alt text",
  ],
  [
    "an external picture without extension that nobody described",
    ["pages/contact.yml", /^photo: .*/m, "photo: https://img.example/abc"],
    "content/pages/contact.yml, photo:   https://img.example/abc has no entry",
  ],
  ["a tab", ["statistics.yml", "  suffix:", "\tsuffix:"], "begins with a tab; use spaces instead"],
  [
    "a colon in a text without quotes",
    ["pages/about.yml", /title: The people.*/, "title: The people: behind the rooms"],
    "content/pages/about.yml, line 9:   has a colon inside a text",
  ],
  [
    "quotes without the words of their section",
    ["pages/home.yml", /\ntestimonials:(\n .*)+/, ""],
    "content/pages/home.yml, testimonials:   is missing, but testimonials.yml has entries",
  ],
  [
    "a color that cannot be read",
    ["theme.yml", /clay: .*/, 'clay: "#e0a080"'],
    "content/theme.yml, colors, clay:   #e0a080 cannot be read on paper #f7f4ee",
  ],
  [
    "a mark that is not there",
    ["theme.yml", /$/, "\nmark: no.svg\n"],
    "content/theme.yml, mark:   no.svg is not an SVG in this folder",
  ],
  [
    "a city without letters",
    ["projects/contemporary-comfort.yml", /city: .*/, 'city: "???"'],
    "content/projects/contemporary-comfort.yml, city:   has no letters for an address",
  ],
  [
    "a page for a city without a home",
    ["cities.yml", "- city: Palm Desert", "- city: Palm Springs"],
    "content/cities.yml, item 3, city:   Palm Springs has no project yet, so it cannot have a page",
  ],
  [
    "a city without a text",
    ["cities.yml", /\n {2}market:\n( {4}.*\n)+/, "\n"],
    "content/cities.yml, item 1, market:   is missing",
  ],
  [
    "an answer that names another city",
    ["cities.yml", "{{name}} stages homes in Indian Wells,", "{{name}} stages homes here,"],
    "content/cities.yml, item 1, answer:   does not name Indian Wells, which it is about",
  ],
  [
    "the same words about two cities",
    ["cities.yml", /(?<=market:\n)( {4}- >-\n(?: {6}.*\n)+)([\s\S]*?market:\n)/, "$1$2$1"],
    "content/cities.yml, item 2, market:   says the same of Rancho Mirage as of Indian Wells",
  ],
  [
    "a service page with a question that nobody asks",
    ["services/vacant-home-staging.md", "What does the quote include?", "Who pays?"],
    'content/services/vacant-home-staging.md, faq 2:   "Who pays?" is not a question of faqs.yml',
  ],
  [
    "a service page with half a pair",
    ["services/vacant-home-staging.md", /beforeAfter: .*/, "beforeAfter: comfort-bath-1.jpg"],
    "vacant-home-staging.md, beforeAfter:   photos.yml has no picture with beforeOf: comfort-bath-1.jpg",
  ],
  [
    "two pages for one kind of staging",
    ["services/occupied-home-staging.md", "staging: occupied", "staging: vacant"],
    "content/services/vacant-home-staging.md, staging:   vacant is also the staging of occupied",
  ],
  [
    "a service page that is staging and category",
    ["services/vacant-home-staging.md", "staging: vacant", "staging: vacant\ncategory: luxury"],
    "content/services/vacant-home-staging.md, category:   stays out where staging is given",
  ],
  [
    "a link to a service that is not offered",
    ["faqs.yml", "/services/virtual-staging", "/services/castle-staging"],
    '"/services/castle-staging" leads nowhere: there is no such page',
  ],
])("%s is refused in words", async (_, [file, from, to], told) => {
  await change(file, from, to);
  const lines = await report();
  expect(lines.join("\n")).toContain(told);
});

test("Windows' marks and line ends, and a slash behind the website, are put right", async () => {
  for (const file of ["business.yml", "posts/1-fourteen-days-to-the-camera.md"]) {
    const text = await readFile(join(folder, file), "utf8");
    await writeFile(join(folder, file), `\uFEFF${text.replaceAll("\n", "\r\n")}`);
  }
  await change("business.yml", /website: "(.*)"/, 'website: "$1/"');
  expect((await report()).join()).not.toMatch(/business|fourteen/);
});

test("files that are no pictures are named, and what systems leave behind is not", async () => {
  await writeFile(join(folder, "photos/empty.jpg"), "");
  await writeFile(join(folder, "photos/notes.txt"), "bring lamps");
  await writeFile(join(folder, "photos/Thumbs.db"), "x");
  await writeFile(join(folder, "photos/.DS_Store"), "x");
  const lines = (await report()).filter((line) => line.startsWith("content/photos/"));
  expect(lines).toEqual([
    "content/photos/empty.jpg:   is not a picture that can be read; save it as JPEG or PNG",
    "content/photos/notes.txt:   is not a picture that can be read; save it as JPEG or PNG",
  ]);
});

test("a file name that makes a bad address is refused with a better one", async () => {
  const project = await readFile(join(folder, "projects/contemporary-comfort.yml"), "utf8");
  await writeFile(
    join(folder, "projects/Pool House & Bar.yml"),
    project.replace("id: 13", "id: 99"),
  );
  expect((await report()).join()).toContain("its name should be like pool-house-bar.yml");
});

test("links and pictures are checked while another file is wrong", async () => {
  await change("business.yml", /phone: .*/, "phone: none");
  await change("pages/about.yml", "to: /contact", "to: /nowhere");
  await appendFile(
    join(folder, "gallery.yml"),
    "\n- id: 1\n  photo: no.jpg\n  title: T\n  category: c\n",
  );
  const text = (await report()).join("\n");
  expect(text).toContain("business.yml, phone:");
  expect(text).toContain('"/nowhere" leads nowhere');
  expect(text).toContain('gallery.yml, item 11, id:   "1" is also item 1');
  expect(text).toContain("no.jpg has no entry");
});

test("without projects, articles, cities and service pages there is nothing to refuse", async () => {
  await rm(join(folder, "projects"), { recursive: true });
  await rm(join(folder, "posts"), { recursive: true });
  await rm(join(folder, "services"), { recursive: true });
  await rm(join(folder, "cities.yml"));
  const links = /\[([^\]]+)\]\(\/(?:blog|portfolio|services)\/[^)]+\)/g;
  await change("faqs.yml", links, "$1");
  await change("pages/terms-of-service.md", "[blog](/blog)", "letters");
  await rm(join(folder, "redirects.yml"));
  expect((await report()).filter((line) => line.startsWith("content/"))).toEqual([]);
});
