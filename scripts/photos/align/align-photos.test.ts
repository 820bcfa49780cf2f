import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { alignPhotos } from "./align-photos.ts";
import { getMatrix, type Motion, project } from "./motion.ts";
import { inMiddle, takeByHand } from "./testing/take-by-hand.ts";

const getPath = (file: string) => join(SAMPLE_FOLDER, "photos", file);

const { photos } = await loadContent(SAMPLE_FOLDER);
const pairs = photos.flatMap(({ file, beforeOf }) => (beforeOf ? [{ file, beforeOf }] : []));

const MOTION = { roll: 0.035, zoom: 0.04, right: 0.03, down: -0.02, pan: 0.04, tilt: -0.03 };

const OTHER = { roll: -0.04, zoom: -0.05, right: -0.04, down: 0.03, pan: -0.03, tilt: 0.04 };

/** How far from the truth a motion puts the points of a grid at most, in parts of the width. */
function measureError(found: Motion, truth: Motion): number {
  const steps = [-0.45, -0.15, 0.15, 0.45];
  const errors = steps.flatMap((x) =>
    steps.map((side) => {
      const a = project(getMatrix(found), x, side * 0.66);
      const b = project(getMatrix(truth), x, side * 0.66);
      return Math.hypot(a.x - b.x, a.y - b.y);
    }),
  );
  return Math.max(...errors);
}

describe("a living room", () => {
  let after: Buffer;
  let before: Buffer;

  beforeAll(async () => {
    after = await takeByHand(getPath("midcentury-living-1.jpg"));
    before = await takeByHand(getPath("midcentury-living-1-before.jpg"), MOTION);
  });

  test("is found again in other light, turned and moved @all", async () => {
    const { isAligned, motion, cut } = await alignPhotos(after, before);
    expect(isAligned).toBe(true);
    expect(motion && measureError(motion, inMiddle(MOTION))).toBeLessThan(0.01);
    const { left = 0, right = 0 } = cut?.sides ?? {};
    expect(right - left).toBeGreaterThan(0.8);
    expect(right - left).toBeLessThan(1);
  });

  test("is left as it is where the camera hasn't moved", async () => {
    const still = await takeByHand(getPath("midcentury-living-1-before.jpg"));
    expect(await alignPhotos(after, still)).toEqual({ isAligned: true });
  });

  test("is refused with its mirror image, which is named @all", async () => {
    const { isAligned, refusal } = await alignPhotos(after, await sharp(before).flop().toBuffer());
    expect(isAligned).toBe(false);
    expect(refusal).toContain("mirror image");
  });

  test("is refused with another room", async () => {
    const { isAligned, refusal } = await alignPhotos(
      after,
      await readFile(getPath("golf-living-1-before.jpg")),
    );
    expect(isAligned).toBe(false);
    expect(refusal).toMatch(/^Only \d+ of \d+ parts of the picture fit: /);
  });

  test("is refused upright, or as a panorama", async () => {
    const upright = await sharp(before).rotate(90).toBuffer();
    expect((await alignPhotos(after, upright)).refusal).toContain("upright");
    const wide = { width: 1200, height: 400 };
    const panoramas = await Promise.all([after, before].map((photo) => sharp(photo).resize(wide)));
    const [one, other] = await Promise.all(panoramas.map((photo) => photo.toBuffer()));
    if (one && other) expect((await alignPhotos(one, other)).refusal).toContain("panoramas");
  });

  test("is turned by its EXIF orientation before it is compared @all", async () => {
    const lying = await sharp(before).rotate(270).withMetadata({ orientation: 6 }).toBuffer();
    const { motion } = await alignPhotos(after, lying);
    expect(motion && measureError(motion, inMiddle(MOTION))).toBeLessThan(0.01);
  });
});

describe("pairs of the sample @all", () => {
  /** A pair takes seconds. */
  const some = pairs.filter((_, index) => index % 5 === 1);

  test("are from one camera", async () => {
    for (const { file, beforeOf } of some) {
      const [after, before] = await Promise.all(
        [beforeOf, file].map((name) => readFile(getPath(name))),
      );
      if (after && before)
        expect(await alignPhotos(after, before), file).toEqual({ isAligned: true });
    }
  });

  test("fit if a hand took them", async () => {
    for (const [index, { file, beforeOf }] of some.entries()) {
      const motion = index % 2 === 0 ? MOTION : OTHER;
      const after = await takeByHand(getPath(beforeOf));
      const found = await alignPhotos(after, await takeByHand(getPath(file), motion));
      expect(found.motion && measureError(found.motion, inMiddle(motion)), file).toBeLessThan(0.02);
    }
  }, 300_000);

  test("are refused with the photo after another pair", async () => {
    for (const [index, { file }] of some.entries()) {
      const other = some.at(index - 1)?.beforeOf ?? "";
      const [after, before] = await Promise.all(
        [other, file].map((name) => readFile(getPath(name))),
      );
      if (after && before)
        expect((await alignPhotos(after, before)).isAligned, `${file}, ${other}`).toBe(false);
    }
  }, 300_000);
});
