import { expect, test } from "vitest";
import { PhotoLibrary } from "./photo-library.server.ts";

const library = new PhotoLibrary([{ file: "https://a.example/a.jpg", alt: "A room" }], {
  manifest: {},
});

test("a photo takes the place of its name, with its preset; other words stay", () => {
  const photo = "https://a.example/a.jpg";
  const shown = expect.objectContaining({ src: photo, alt: "A room", preset: "hero" });
  expect(library.resolvePhoto({ title: "photo", photo }, "hero")).toEqual({
    title: "photo",
    photo: shown,
  });
  const none: { photo?: string } = {};
  expect(library.resolvePhoto(none, "hero").photo).toBeUndefined();
});

test("a page with a photo on another site is shared with it as it is", () => {
  const { src, alt } = library.getSharePhoto("https://a.example/a.jpg");
  expect([src, alt]).toEqual(["https://a.example/a.jpg", "A room"]);
});
