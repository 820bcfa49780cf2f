import { expect, test } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { photoPlaces } from "./photo-places.ts";

test("every photo is told with its size and its places, and the unused by name", async () => {
  const content = await loadContent(SAMPLE_FOLDER);
  const photos = [...content.photos, { file: "spare.jpg", alt: "A spare room" }];
  const lines = await photoPlaces({ ...content, photos }, SAMPLE_FOLDER);
  expect(lines.find((line) => line.startsWith("hero.jpg ("))).toMatch(
    /^hero\.jpg \(\d+ x \d+\): .*pages\/home\.yml, hero, photo/,
  );
  expect(lines.find((line) => line.startsWith("before.jpg"))).toContain("before of after.jpg");
  expect(lines.join("\n")).toContain("posts/1-fourteen-days-to-the-camera.md, text");
  expect(lines.at(-1)).toMatch(/^Never used: .*spare\.jpg/);
});
