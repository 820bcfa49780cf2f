import sharp from "sharp";
import { expect } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { test } from "#app/model/load/testing/sample-copy.ts";
import { getPhotoWarnings } from "./photo-warnings.ts";

test("a photo on more than five pages is reported", async ({ sample }) => {
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
  const content = await loadContent(sample.folder);
  expect(await getPhotoWarnings(content, sample.folder)).toContain(
    "photos/spare.jpg: on 6 pages. Use other photos on some.",
  );
});

test("a photo smaller than its place is reported with both sizes, whole or cropped", async ({
  sample,
}) => {
  const content = await loadContent(SAMPLE_FOLDER);
  const small = async (folder: string) =>
    (await getPhotoWarnings(content, folder)).filter((item) => item.includes("too small"));
  expect(await small(SAMPLE_FOLDER)).toEqual([]);
  const background = "#888";
  const photo = (height: number) =>
    sharp({ create: { width: 1300, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
  for (const file of ["hero.jpg", "about-truck.jpg"])
    await sample.write(`photos/${file}`, await photo(650));
  expect(await small(sample.folder)).toEqual([
    "photos/hero.jpg: too small for the hero: 1300 px wide, needs 1680",
    "photos/about-truck.jpg: too small for the about upright: 520 px wide, needs 605",
    "photos/about-truck.jpg: too small for the closing: 1300 px wide, needs 1680",
  ]);
  await sample.write("photos/about-truck.jpg", await photo(700));
  expect(await small(sample.folder), "less than a tenth").toHaveLength(2);
});
