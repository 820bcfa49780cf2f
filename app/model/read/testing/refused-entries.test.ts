import { expect } from "vitest";
import { test, testRefusals } from "./sample-copy.ts";

testRefusals([
  [
    "a website with a page behind it",
    ["business.yml", /website: .*/, 'website: "https://a.example/home"'],
    'content/business.yml, website:   "https://a.example/home" should be the address of the site alone',
  ],
  [
    "a website that is no address",
    ["business.yml", /website: .*/, 'website: "https://a.example:99999"'],
    'content/business.yml, website:   "https://a.example:99999" should be the address of the site alone',
  ],
  [
    "a day that opens and never closes",
    ["business.yml", /\n {4}closes: .*/, ""],
    "content/business.yml, hour 1, closes:   is missing",
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
    "a logo that is not there",
    ["theme.yml", /$/, "\nlogo: no.svg\n"],
    "content/theme.yml, logo:   no.svg is not an SVG in this folder",
  ],
  [
    "a category spelled in two ways",
    ["gallery.yml", /category: .*/, "category: Kitchen"],
    'category:   "kitchen" is spelled "Kitchen" elsewhere; write it alike',
  ],
]);

test("a file name that makes a bad address is refused with a better one", async ({ sample }) => {
  const project = await sample.read("projects/contemporary-comfort.yml");
  await sample.write("projects/Pool House & Bar.yml", project.replace("id: 13", "id: 99"));
  expect((await sample.report()).join()).toContain("its name should be like pool-house-bar.yml");
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
