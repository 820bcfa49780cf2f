import sharp from "sharp";
import { expect } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { test } from "#app/model/read/testing/sample-copy.ts";
import { photoMatters, photoPlaces } from "./photo-places.ts";

test("every photo is told with its size and its places, and the unused by name", async ({
  sample,
}) => {
  await sample.addPhotos();
  await sample.addPhoto("hero.jpg", "spare.jpg");
  await sample.change("photos.yml", /$/, "\n- file: spare.jpg\n  alt: A spare room\n");
  await sample.change("faqs.yml", "answer: >-\n", "answer: |-\n    ![](golf-kitchen-2.jpg)\n\n");
  const lines = await photoPlaces(sample.folder);
  const line = (file: string) => lines.find((place) => place.startsWith(`${file} (`));
  expect(line("golf-kitchen-2.jpg")).toContain("(1680 x 1120): faqs.yml, item 1, answer");
  expect(line("hero.jpg")).toMatch(/ \(\d+ x \d+\): .*pages\/home\.yml, hero, photo.*; \/;?/);
  expect(line("before.jpg")).toContain("before of after.jpg");
  expect(lines.join("\n")).toContain("posts/1-fourteen-days-to-the-camera.md, text; /blog/1");
  expect(lines.at(-1)).toMatch(/^no page shows .*\bspare.jpg/);
});

test("a photo that fills a slot by itself is told with that page", async ({ sample }) => {
  await sample.addPhotos();
  const lines = await photoPlaces(sample.folder);
  const [project] = (await loadContent(sample.folder)).projects;
  const others = project?.photos.map(({ file }) => file) ?? [];
  const filled = lines.filter((line) => others.some((file) => line.startsWith(`${file} (`)));
  expect(filled.join("\n")).toMatch(/; \/portfolio\/[^/;]+$/m);
});

test("a photo on more than five pages is told", async ({ sample }) => {
  await sample.addPhotos();
  for (const { slug } of (await loadContent(sample.folder)).projects)
    await sample.change(
      `projects/${slug}.yml`,
      /(closing:\n( {2}.*\n)+)?$/,
      "closing:\n  photo: spare.jpg\n  look: dusk\n",
    );
  await sample.addPhoto("hero.jpg", "spare.jpg");
  await sample.change("photos.yml", /$/, "\n- file: spare.jpg\n  alt: A spare room\n");
  await sample.change("pages/home.yml", /photo: hero.jpg/, "photo: spare.jpg");
  expect(await photoPlaces(sample.folder)).toContain(
    "photos/spare.jpg is on 6 pages: name others on some",
  );
});

test("a photo smaller than its place is told with both sizes, whole or cut", async ({ sample }) => {
  const content = await loadContent(SAMPLE_FOLDER);
  const small = async (folder: string) =>
    (await photoMatters(content, folder)).filter((matter) => matter.includes("it fills"));
  expect(await small(SAMPLE_FOLDER)).toEqual([]);
  const background = "#888";
  const photo = sharp({ create: { width: 1300, height: 850, channels: 3, background } }).jpeg();
  for (const file of ["hero.jpg", "about-moodboard.jpg"])
    await sample.write(`photos/${file}`, await photo.toBuffer());
  expect(await small(sample.folder)).toEqual([
    "photos/hero.jpg is 1300 x 850: as hero it fills 1680 pixels of width, and has 1300",
    "photos/about-moodboard.jpg is 1300 x 850: as about story it fills 722 pixels of width, and has 680",
  ]);
});
