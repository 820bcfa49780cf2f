import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { unwritten } from "#desk/unwritten.ts";
import { Interview } from "./interview.ts";
import type { Maker } from "./maker.ts";
import { newFaq } from "./new-faq.ts";
import { newPost } from "./new-post.ts";
import { newProject } from "./new-project.ts";
import { Shelf } from "./shelf.ts";

const MASTERS = join(SAMPLE_FOLDER, "photos");
const TODAY = "2026-11-15";

let folder: string;
let told: string[];

beforeEach(async () => {
  told = [];
  folder = await mkdtemp(join(tmpdir(), "content-"));
  await cp(SAMPLE_FOLDER, folder, { recursive: true, filter: (source) => source !== MASTERS });
  await mkdir(join(folder, "photos"));
});

afterEach(() => rm(folder, { recursive: true }));

async function addPhotos() {
  for (const name of await readdir(MASTERS))
    await symlink(resolve(MASTERS, name), join(folder, "photos", name));
  await symlink(resolve(MASTERS, "hero.jpg"), join(folder, "photos", "pool-living-1.jpg"));
}

function run(make: Maker, answers: string[]) {
  const left = [...answers];
  const ask = async (question: string) => {
    const answer = left.shift();
    if (answer === undefined) throw new Error(`no answer left for: ${question}`);
    return answer;
  };
  const interview = new Interview({ ask, tell: (line) => told.push(line) });
  return make(new Shelf(folder), interview, TODAY);
}

test("a project, an article and a question pass the check as they are written", async () => {
  await addPhotos();
  const faqsBefore = await readFile(join(folder, "faqs.yml"), "utf8");

  const project = await run(newProject, [
    ...["Golf Course Grandeur", "Pool House: by the Water"],
    ...["Indian Wells", "Palo Verde", "Spanish", "", "golf", "2"],
    ...["12 Ocotillo Way, Indian Wells, CA 92210"],
    ...["yesterday", "", "A small house with a large pool.", "1", "A pool seen from a sofa"],
  ]);
  const post = await run(newPost, [
    ...["Why lamps matter", "Lamps decide. Here is how.", "Light", "", "", "9000", "1"],
  ]);
  await run(newFaq, [
    "Do you bring plants?",
    "general",
    `We do: ${"real ones, ".repeat(20)}always.`,
  ]);

  const content = await loadContent(folder);
  expect(content.projects[0]).toMatchObject({
    slug: "pool-house-by-the-water",
    title: "Pool House: by the Water",
    formattedLocation: "Palo Verde | Indian Wells",
    buildingStyle: "Spanish",
    completed: TODAY,
    image: "pool-living-1.jpg",
    photos: [{ file: "pool-living-1.jpg", caption: "Pool living" }],
  });
  expect(content.posts.find(({ title }) => title === "Why lamps matter")?.date).toBe(TODAY);
  expect(content.faqs.at(-1)?.answer).toMatch(/^We do: real ones, .* always\.$/);
  expect(content.photos.at(-1)?.alt).toBe("A pool seen from a sofa");

  expect(unwritten(content)).toEqual(["projects/pool-house-by-the-water.yml", post.file]);

  expect(told).toContain("  There is one of that name already.");
  expect(told).toContain('  That "yesterday" should be a date like 2026-03-31.');
  expect(told.join()).toContain("  Please answer with a number from 1 to ");
  expect(project.file).toBe("projects/pool-house-by-the-water.yml");
  expect(project.advice.join()).toContain("description, tagline, sections and highlights");
  expect(post.file).toMatch(/^posts\/\d+-why-lamps-matter\.md$/);
  expect((await readFile(join(folder, "faqs.yml"), "utf8")).startsWith(faqsBefore)).toBe(true);
}, 30_000);

test("without a free picture nothing is written, and the owner is told what to do", async () => {
  const before = await readdir(join(folder, "projects"));
  const { file, advice } = await run(newProject, []);
  expect(file).toBeUndefined();
  expect(advice.join()).toContain("Put the new pictures into content/photos");
  expect(await readdir(join(folder, "projects"))).toEqual(before);
});
