import { expect, test } from "vitest";
import { PhotoLibrary } from "./photos.server.ts";

const library = new PhotoLibrary([{ file: "https://a.example/a.jpg", alt: "A room" }], {});

test("a photo takes the place of its name, with its preset; other words stay", () => {
  const photo = "https://a.example/a.jpg";
  const shown = expect.objectContaining({ src: photo, alt: "A room", preset: "hero" });
  expect(library.framed({ title: "photo", photo }, "hero")).toEqual({
    title: "photo",
    photo: shown,
  });
  const none: { photo?: string } = {};
  expect(library.framed(none, "hero").photo).toBeUndefined();
});

test("a page with a photo on another site is shared with it as it is", () => {
  const { src, alt } = library.share("https://a.example/a.jpg");
  expect([src, alt]).toEqual(["https://a.example/a.jpg", "A room"]);
});
