import { expect, test } from "vitest";
import { PhotoLibrary } from "#app/model/read/photos.server.ts";
import { withPhotos } from "./photos.server.ts";

const library = new PhotoLibrary([{ file: "https://a.example/a.jpg", alt: "A room" }], {});

test("photos take the place of their names at any depth, other words stay", () => {
  const photo = "https://a.example/a.jpg";
  const page = { title: "photo", hero: { photo }, cards: [{ photo, note: undefined }] };
  const shown = expect.objectContaining({ src: photo, alt: "A room" });
  expect(withPhotos(page, library)).toEqual({
    title: "photo",
    hero: { photo: shown },
    cards: [{ photo: shown, note: undefined }],
  });
});

test("a page with a photo on another site is shared with it as it is", () => {
  const { src, alt } = library.share("https://a.example/a.jpg");
  expect([src, alt]).toEqual(["https://a.example/a.jpg", "A room"]);
});
