import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect } from "vitest";
import { loadContent } from "#app/model/read/load.server.ts";
import { type SampleCopy, test } from "#app/model/read/testing/sample-copy.ts";
import { unwritten } from "#desk/open-matters.ts";
import type { Maker } from "./ask.ts";
import { gonePages } from "./gone-pages.ts";
import { Interview } from "./interview.ts";
import { newCity, newFaq, newRedirect, newTestimonial } from "./list-makers.ts";
import { newPost, newProject, newService } from "./page-makers.ts";
import { Shelf } from "./shelf.ts";

const TODAY = "2026-11-15";

let told: string[];
beforeEach(() => {
  told = [];
});

function run({ folder }: SampleCopy, make: Maker, answers: string[]) {
  const left = [...answers];
  const ask = async (question: string) => {
    const answer = left.shift();
    if (answer === undefined) throw new Error(`no answer left for: ${question}`);
    return answer;
  };
  const interview = new Interview({ ask, tell: (line) => told.push(line) });
  return make(new Shelf(folder, join(folder, "sitemap.xml")), interview, TODAY);
}

const PROJECT = [
  ...["Golf Course Grandeur", "Pool House: by the Water"],
  ...["", "golf", "Spanish", "Indian Wells", "12 Ocotillo Way, Indian Wells, CA 92210"],
  ...["yesterday", "", "A small house with a large pool."],
  ...["Palo Verde", "2", "1", "A pool seen from a sofa"],
];
const POST = ["Why lamps matter", "Lamps decide. Here is how.", "Light", "", "", "9000", "1"];
const FAQ = ["Do you bring plants?", "general", `We do: ${"real ones, ".repeat(20)}always.`];

test("a project, an article and a question pass the check as they are written", async ({
  sample,
}) => {
  await sample.addPhotos();
  await sample.addPhoto("hero.jpg", "pool-living-1.jpg");
  const faqsBefore = await sample.read("faqs.yml");

  const project = await run(sample, newProject, PROJECT);
  const post = await run(sample, newPost, POST);
  await run(sample, newFaq, FAQ);

  const content = await loadContent(sample.folder);
  expect(content.projects[0]).toMatchObject({
    slug: "pool-house-by-the-water",
    title: "Pool House: by the Water",
    formattedLocation: "Palo Verde | Indian Wells",
    buildingStyle: "Spanish",
    completed: TODAY,
    image: "pool-living-1.jpg",
    photos: [{ file: "pool-living-1.jpg", caption: "A pool seen from a sofa" }],
  });
  expect(content.posts.find(({ title }) => title === "Why lamps matter")?.date).toBe(TODAY);
  expect(content.faqs.at(-1)?.answer).toMatch(/^We do: real ones, .* always\.$/);
  expect(content.photos.at(-1)?.alt).toBe("A pool seen from a sofa");

  const files = (await unwritten(sample.folder)).map((line) => line.split(",")[0]);
  expect(new Set(files)).toEqual(new Set([post.file, project.file]));

  expect(told).toContain("  There is one of that name already.");
  expect(told).toContain('  That "yesterday" should be a date like 2026-03-31.');
  expect(told.join()).toContain("  Please answer with a number from 1 to ");
  expect(project.file).toBe("projects/pool-house-by-the-water.yml");
  expect(project.advice.join()).toContain("description, tagline, sections and highlights");
  expect(post.file).toMatch(/^posts\/\d+-why-lamps-matter\.md$/);
  expect((await sample.read("faqs.yml")).startsWith(faqsBefore)).toBe(true);
});

test("the first of each kind brings its folder, or its file, along", async ({ sample }) => {
  await sample.addPhotos();
  await sample.addPhoto("hero.jpg", "pool-living-1.jpg");
  for (const part of ["projects", "posts", "faqs.yml"]) await sample.remove(part);
  await run(sample, newProject, PROJECT.slice(1));
  await run(sample, newPost, POST.toSpliced(3, 1, "Ruth").toSpliced(5, 1));
  await run(sample, newFaq, FAQ);
  for (const list of ["projects", "posts"])
    expect(await readdir(join(sample.folder, list)), list).toHaveLength(1);
  expect(await sample.read("faqs.yml")).toMatch(/^# yaml-language-server: .*\n\n- question: /);
});

test("so do a service, a city, a testimonial and a redirect", async ({ sample }) => {
  await sample.addPhotos();
  await sample.addPhoto("hero.jpg", "pool-living-1.jpg");
  await run(
    sample,
    newProject,
    PROJECT.slice(1).with(0, "Pool House").with(4, "La Quinta").with(9, ""),
  );
  const search = "Home staging in La Quinta, by people who live here and know its light.";
  const service = await run(sample, newService, ["Color Advice", "1", search, "We choose.", "1"]);
  const city = [
    "1",
    "",
    "too short",
    search,
    "1",
    "We stage.",
    "We stage La Quinta.",
    "Golf sells.",
  ];
  await run(sample, newCity, city);
  await run(sample, newTestimonial, ["Rosa V.", "Homeowner", "", "They made our house breathe."]);
  await run(sample, newRedirect, ["our-work", "/our-work", "/portfolio"]);

  const content = await loadContent(sample.folder);
  expect(content.servicePages.find(({ slug }) => slug === "color-advice")).toMatchObject({
    title: "Color Advice",
    seo: { city: "Palm Desert" },
  });
  expect(content.cities.at(-1)).toMatchObject({
    city: "La Quinta",
    heading: "Home staging in La Quinta",
  });
  expect(content.testimonials.at(-1)).toMatchObject({
    name: "Rosa V.",
    quote: "They made our house breathe.",
  });
  expect(content.redirects.at(-1)).toEqual({ from: "/our-work", to: "/portfolio" });
  expect(await unwritten(sample.folder)).toContain(
    `${service.file}, line 12, text: still says "To be written."`,
  );
  expect(told.join()).toContain("should name La Quinta");
  expect(told.join()).toContain("has 9 characters, but should have at least 50");

  const { file, advice } = await run(sample, newCity, []);
  expect(file).toBeUndefined();
  expect(advice.join()).toContain("Every city with a project has a page already");
});

test("a project that is gone is told, and its redirect offered", async ({ sample }) => {
  const website = "https://www.casabrisa.example";
  const city = "/portfolio/palm-desert-home-staging";
  await sample.change("business.yml", /website: .*/, `website: ${website}`);
  const sitemap = join(sample.folder, "sitemap.xml");
  const paths = ["/about", `${city}/contemporary-comfort`, `${city}/desert-oasis-luxury`];
  await sample.write("sitemap.xml", paths.map((path) => `<loc>${website}${path}</loc>`).join("\n"));
  const shelf = new Shelf(sample.folder, sitemap);
  expect((await gonePages(shelf)).gone).toEqual([]);

  const project = await sample.read("projects/contemporary-comfort.yml");
  await sample.remove("projects/contemporary-comfort.yml");
  expect((await gonePages(shelf)).gone).toEqual([`${city}/contemporary-comfort`]);
  await sample.write("projects/family-comfort.yml", project);
  await run(sample, newRedirect, ["", ""]);
  expect(told.join()).toContain(`${city}/contemporary-comfort was there at the last build`);
  expect(await sample.read("redirects.yml")).toContain(
    `- from: "${city}/contemporary-comfort"\n  to: "${city}/family-comfort"\n`,
  );
  expect((await gonePages(shelf)).gone).toEqual([]);
});

test("without a free photo nothing is written, and the owner is told what to do", async ({
  sample,
}) => {
  const before = await readdir(join(sample.folder, "projects"));
  const { file, advice } = await run(sample, newProject, []);
  expect(file).toBeUndefined();
  expect(advice.join()).toContain("Put the new photos into content/photos");
  expect(await readdir(join(sample.folder, "projects"))).toEqual(before);
});
