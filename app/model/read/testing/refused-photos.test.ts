import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { test, testRefusals } from "./sample-copy.ts";

testRefusals([
  [
    "a photo in an answer that nobody described",
    ["faqs.yml", "answer: |-\n", "answer: |-\n    ![](unknown.jpg)\n\n"],
    "unknown.jpg has no entry with its alt text",
  ],
  [
    "an external photo without extension that nobody described",
    ["pages/contact.yml", /^photo: .*/m, "photo: https://img.example/abc"],
    "content/pages/contact.yml, photo:   https://img.example/abc has no entry",
  ],
  [
    "a photo that has no entry",
    ["projects/golf-course-grandeur.yml", "golf-patio-1.jpg", "golf-patio-9.jpg"],
    "file:   golf-patio-9.jpg has no entry",
  ],
  [
    "an entry whose file nobody has put there",
    ["photos.yml", "file: hero.jpg", "file: heroine.jpg"],
    "heroine.jpg is not in the photos folder",
  ],
]);

test("files that are no photos are named, and what systems leave behind is not", async ({
  sample,
}) => {
  const whole = await readFile("sample/photos/hero.jpg");
  await sample.write("photos/empty.jpg", "");
  await sample.write("photos/half.jpg", whole.subarray(0, whole.length / 2));
  await sample.write("photos/notes.txt", "bring lamps");
  await sample.write("photos/Thumbs.db", "x");
  await sample.write("photos/.DS_Store", "x");
  const lines = (await sample.report()).filter((line) => line.startsWith("content/photos/"));
  expect(lines).toEqual([
    "content/photos/empty.jpg:   is not a photo that can be read; save it as JPEG or PNG",
    "content/photos/half.jpg:   is cut off, or damaged; copy it here once more",
    "content/photos/notes.txt:   is not a photo that can be read; save it as JPEG or PNG",
  ]);
});

test("a photo on another site needs no extension, wherever it stands", async ({ sample }) => {
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
