import { expect, test } from "vitest";
import type { PhotoPreset } from "#app/config/photo-presets.ts";
import { PHOTO_WIDTHS } from "#app/config/photos.ts";
import {
  getLargestSize,
  getLargestSource,
  getPlainSource,
  getSources,
  getWidths,
  normalizeImagePath,
} from "./sources.ts";

const photo = { src: "/uploads/hero-1a2b3c4d", width: 6000, height: 4000 };
const elsewhere = { ...photo, src: "https://example.com/a b.jpg" };
const [small = 0] = PHOTO_WIDTHS.whole;
const [jpeg = 0] = PHOTO_WIDTHS.jpeg;
const largeJpeg = PHOTO_WIDTHS.jpeg.at(-1);

const offered = (given: Parameters<typeof getSources>[0], preset: PhotoPreset) =>
  getSources(given, preset).map(({ type, srcSet }) => `${type} ${srcSet}`);

test("a photo is offered in all its widths, and as JPEG to browsers without AVIF", () => {
  const { src } = photo;
  const [avif, older] = offered({ ...photo, width: jpeg }, "post");
  expect(avif).toBe(`image/avif ${src}-${small}.avif ${small}w, ${src}-${jpeg}.avif ${jpeg}w`);
  expect(older).toBe(`image/jpeg ${src}-${jpeg}.jpg ${jpeg}w`);
});

test("a crop is offered in the widths that it can fill, around its focal point", () => {
  const crop = { ...photo, width: small, height: 300, focus: "36% 60%" };
  expect(offered(crop, "tile")).toEqual([
    `image/avif ${photo.src}-portrait-36-60-240.avif 240w`,
    `image/avif ${photo.src}-${small}.avif ${small}w`,
    `image/jpeg ${photo.src}-${small}.jpg ${small}w`,
  ]);
});

test.each([
  [300, 300],
  [1920, 1920],
  [1700, 1680],
  [2880, 2880],
  [6000, 2880],
])("of a photo of %i px the largest on offer is %i px wide", (width, largest) => {
  expect(getWidths({ width, height: 1000 }).at(-1)).toBe(largest);
});

test("a crop is offered at its own width where that is more than a fifth wider", () => {
  const [, , wide = 0] = PHOTO_WIDTHS.crop;
  expect(getWidths({ width: wide * 1.19, height: 9000 }, "portrait").at(-1)).toBe(wide);
  expect(getWidths({ width: 900, height: 9000 }, "portrait").at(-1)).toBe(PHOTO_WIDTHS.crop[1]);
  expect(getWidths({ width: 1000, height: 9000 }, "portrait").at(-1)).toBe(1000);
});

test("a photo on another site is offered as it is", () => {
  expect(offered(elsewhere, "post")).toEqual([]);
  expect(getPlainSource(elsewhere)).toBe("https://example.com/a%20b.jpg");
});

test("the plain source is a moderate JPEG, the largest for those who fetch it", () => {
  expect(getPlainSource(photo)).toBe(`${photo.src}-${jpeg}.jpg`);
  expect(getLargestSource(photo)).toBe(`${photo.src}-${largeJpeg}.jpg`);
});

test("the largest JPEG may be smaller than the photo, one on another site is not", () => {
  expect(getLargestSize({ ...photo, width: 1344, height: 1000 })).toEqual({
    width: jpeg,
    height: 595,
  });
  expect(getLargestSize(elsewhere)).toEqual({ width: 6000, height: 4000 });
});

test("a small photo has one JPEG at its own width", () => {
  expect(getPlainSource({ ...photo, width: 300 })).toBe(`${photo.src}-300.jpg`);
});

test.each([
  ["uploads/living room 1.jpg", "/uploads/living%20room%201.jpg"],
  ["/uploads/hero.jpg", "/uploads/hero.jpg"],
  ["https://example.com/a b.jpg", "https://example.com/a%20b.jpg"],
  ["data:image/gif;base64,R0lGOD", "data:image/gif;base64,R0lGOD"],
])("%s becomes %s", (path, normalized) => {
  expect(normalizeImagePath(path)).toBe(normalized);
});
