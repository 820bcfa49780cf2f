import { expect, test } from "vitest";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import { photoCuts } from "./photo-cuts.server.ts";

const content = await loadContent(contentFolder());
const cuts = photoCuts(content);

test("a photo of a project is cut for its gallery on phones and for its thumbnail", () => {
  for (const { photos } of content.projects)
    for (const { file } of photos)
      expect(cuts.get(file)?.shapes).toEqual(expect.arrayContaining(["square", "thumbnail"]));
});

test("a photo of About, Contact and an article's neighbor is cut for its frame", () => {
  const { about, contact, posts } = content;
  for (const [file, ...shapes] of [
    [about.story.photo, "portrait"],
    [about.story.people?.[0]?.photo, "portrait", "landscape"],
    [contact.photo, "portrait"],
    [posts[0]?.photo, "landscape"],
  ])
    expect(cuts.get(file ?? "")?.shapes, file).toEqual(expect.arrayContaining(shapes));
});

test("both photos of a pair are cut alike", () => {
  for (const { file, beforeOf } of content.photos)
    if (beforeOf) expect(cuts.get(file)?.focus).toBe(cuts.get(beforeOf)?.focus);
});

test("a photo that only stands in a post is not cut", () => {
  const lonely = { ...content, photos: [{ file: "x.jpg", alt: "A room", focus: "10% 20%" }] };
  expect(photoCuts(lonely).get("x.jpg")).toEqual({ focus: "10% 20%", shapes: [] });
});
