import { expect, test } from "vitest";
import type { Frame } from "#app/config/frames.ts";
import { largestSource, plainSource, sourcesOf } from "./sources.ts";

const photo = { src: "/uploads/hero-1a2b3c4d", widths: [480, 800, 1200, 1680, 2240], cuts: {} };

const offered = (given: Parameters<typeof sourcesOf>[0], frame: Frame) =>
  sourcesOf(given, frame).map(({ type, srcSet }) => `${type} ${srcSet}`);

test("a made picture is offered in all its widths, and in two to browsers without AVIF", () => {
  expect(offered({ ...photo, widths: [480, 800] }, "article")).toEqual([
    "image/avif /uploads/hero-1a2b3c4d-480.avif 480w, /uploads/hero-1a2b3c4d-800.avif 800w",
    "image/webp /uploads/hero-1a2b3c4d-800.webp 800w",
  ]);
});

test("a cut is offered in its own widths, the whole where the cut was not made", () => {
  const cut = { ...photo, widths: [480], cuts: { portrait: [400, 560] }, focus: "36% 60%" };
  const name = "/uploads/hero-1a2b3c4d";
  expect(offered(cut, "tallTile")).toEqual([
    `image/avif ${name}-portrait-36-60-400.avif 400w, ${name}-portrait-36-60-560.avif 560w`,
    `image/avif ${name}-480.avif 480w`,
    `image/webp ${name}-480.webp 480w`,
  ]);
});

test("a picture on another site is offered as it is", () => {
  expect(offered({ ...photo, widths: [] }, "article")).toEqual([]);
});

test("the plain source is a moderate JPEG, the largest for those who fetch it", () => {
  expect(plainSource(photo)).toBe("/uploads/hero-1a2b3c4d-800.jpg");
  expect(largestSource(photo)).toBe("/uploads/hero-1a2b3c4d-1680.jpg");
});

test("a small picture has one JPEG at its own width", () => {
  expect(plainSource({ src: "/uploads/tiny", widths: [300] })).toBe("/uploads/tiny-300.jpg");
});

test("a picture on another site keeps its address", () => {
  expect(plainSource({ src: "https://example.com/a b.jpg", widths: [] })).toBe(
    "https://example.com/a%20b.jpg",
  );
});
