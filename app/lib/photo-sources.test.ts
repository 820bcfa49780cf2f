import { expect, test } from "vitest";
import { largestSource, plainSource, srcSet } from "./photo-sources.ts";

const photo = { src: "/uploads/hero-1a2b3c4d", widths: [480, 800, 1200, 1680, 2240], cuts: {} };

test("a made picture is offered in all its widths", () => {
  expect(srcSet({ ...photo, widths: [480, 800] }, "avif")).toBe(
    "/uploads/hero-1a2b3c4d-480.avif 480w, /uploads/hero-1a2b3c4d-800.avif 800w",
  );
});

test("a cut is offered in its own widths, the whole where the cut was not made", () => {
  const cut = { ...photo, widths: [480], cuts: { square: [400, 560] }, focus: "36% 60%" };
  expect(srcSet(cut, "webp", "square")).toBe(
    "/uploads/hero-1a2b3c4d-square-36-60-400.webp 400w, /uploads/hero-1a2b3c4d-square-36-60-560.webp 560w",
  );
  expect(srcSet(cut, "webp", "tall")).toBe("/uploads/hero-1a2b3c4d-480.webp 480w");
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
