import sharp from "sharp";
import { expect } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { test } from "#app/model/read/testing/sample-copy.ts";
import { photoPlaces, smallPhotos } from "./photo-places.ts";

test("every photo is told with its size and its places, and the unused by name", async ({
  sample,
}) => {
  await sample.addPhotos();
  await sample.addPhoto("hero.jpg", "spare.jpg");
  await sample.change("photos.yml", /$/, "\n- file: spare.jpg\n  alt: A spare room\n");
  await sample.change("faqs.yml", "answer: >-\n", "answer: |-\n    ![](golf-kitchen-2.jpg)\n\n");
  const lines = await photoPlaces(sample.folder);
  expect(lines.join("\n")).toContain("golf-kitchen-2.jpg (1680 x 1120): faqs.yml, item 1, answer");
  expect(lines.find((line) => line.startsWith("hero.jpg ("))).toMatch(
    /^hero\.jpg \(\d+ x \d+\): .*pages\/home\.yml, hero, photo/,
  );
  expect(lines.find((line) => line.startsWith("before.jpg"))).toContain("before of after.jpg");
  expect(lines.join("\n")).toContain("posts/1-fourteen-days-to-the-camera.md, text");
  expect(lines.at(-1)).toBe("Never used: spare.jpg");
});

test("a photo smaller than its place is told with both sizes, whole or cut", async ({ sample }) => {
  const content = await loadContent(SAMPLE_FOLDER);
  expect(await smallPhotos(content, SAMPLE_FOLDER)).toEqual([]);
  const background = "#888";
  const small = sharp({ create: { width: 1300, height: 1000, channels: 3, background } }).jpeg();
  for (const file of ["hero.jpg", "about-moodboard.jpg", "studio-door.jpg"])
    await sample.write(`photos/${file}`, await small.toBuffer());
  expect(await smallPhotos(content, sample.folder)).toEqual([
    "photos/hero.jpg is 1300 x 1000: as hero it fills 1680 pixels of width, and has 1300",
    "photos/about-moodboard.jpg is 1300 x 1000: as about story it fills 874 pixels of width, and has 800",
  ]);
});
