import { expect, test } from "vitest";
import type { Frame } from "#app/config/frames.ts";
import { PHOTO_WIDTHS } from "#app/config/photos.ts";
import { largestSource, normalizeImagePath, plainSource, sourcesOf } from "./sources.ts";

const photo = { src: "/uploads/hero-1a2b3c4d", widths: PHOTO_WIDTHS.whole, cuts: {} };
const [small = 0] = PHOTO_WIDTHS.whole;
const [jpeg = 0] = PHOTO_WIDTHS.jpeg;
const largeJpeg = PHOTO_WIDTHS.jpeg.at(-1);

const offered = (given: Parameters<typeof sourcesOf>[0], frame: Frame) =>
  sourcesOf(given, frame).map(({ type, srcSet }) => `${type} ${srcSet}`);

test("a photo is offered in all its widths, and as JPEG to browsers without AVIF", () => {
  const { src } = photo;
  const [avif, older] = offered({ ...photo, widths: [small, jpeg] }, "post");
  expect(avif).toBe(`image/avif ${src}-${small}.avif ${small}w, ${src}-${jpeg}.avif ${jpeg}w`);
  expect(older).toBe(`image/jpeg ${src}-${jpeg}.jpg ${jpeg}w`);
});

test("a cut is offered in its own widths, the whole where the cut was not made", () => {
  const cut = { ...photo, widths: [small], cuts: { portrait: [400, 560] }, focus: "36% 60%" };
  const name = "/uploads/hero-1a2b3c4d";
  expect(offered(cut, "tallTile")).toEqual([
    `image/avif ${name}-portrait-36-60-400.avif 400w, ${name}-portrait-36-60-560.avif 560w`,
    `image/avif ${name}-${small}.avif ${small}w`,
    `image/jpeg ${name}-${small}.jpg ${small}w`,
  ]);
});

test("a photo on another site is offered as it is", () => {
  expect(offered({ ...photo, widths: [] }, "post")).toEqual([]);
});

test("the plain source is a moderate JPEG, the largest for those who fetch it", () => {
  expect(plainSource(photo)).toBe(`${photo.src}-${jpeg}.jpg`);
  expect(largestSource(photo)).toBe(`${photo.src}-${largeJpeg}.jpg`);
});

test("a small photo has one JPEG at its own width", () => {
  expect(plainSource({ src: "/uploads/tiny", widths: [300] })).toBe("/uploads/tiny-300.jpg");
});

test("a photo on another site keeps its url", () => {
  expect(plainSource({ src: "https://example.com/a b.jpg", widths: [] })).toBe(
    "https://example.com/a%20b.jpg",
  );
});

test.each([
  ["uploads/living room 1.jpg", "/uploads/living%20room%201.jpg"],
  ["/uploads/hero.jpg", "/uploads/hero.jpg"],
  ["https://example.com/a b.jpg", "https://example.com/a%20b.jpg"],
  ["data:image/gif;base64,R0lGOD", "data:image/gif;base64,R0lGOD"],
])("%s becomes %s", (path, normalized) => {
  expect(normalizeImagePath(path)).toBe(normalized);
});
