import { expect, test } from "vitest";
import { MAX_THUMBNAILS } from "#app/config/limits.ts";
import { getProjectPath } from "#app/lib/paths.ts";
import { getContentFolder } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import type { Slot } from "#app/model/load/photo-library.server.ts";
import {
  assignPhotos,
  type FilledSlot,
  getRequiredCrops,
  listPhotoSlots,
} from "./photo-slots.server.ts";

const content = await loadContent(getContentFolder());
/** An originals page has to show its photos, and nobody comes to it from another page. */
const slots = listPhotoSlots(content).filter(
  ({ page }) => !content.originals.some(({ path }) => path === page),
);

const MOST_PLACES = 3;
const MOST_CLOSINGS = 7;

const listPages = (shown: FilledSlot[]) => [...new Set(shown.flatMap(({ page }) => page ?? []))];

test.each(content.photos)("$file is not shown again and again", ({ file, beforeOf = file }) => {
  const owner = content.projects.find(({ photos }) =>
    photos.some((photo) => photo.file === beforeOf),
  );
  const shown = slots.filter(
    ({ chosen, page, preset }) =>
      chosen === file && preset !== "nextPost" && page !== (owner && getProjectPath(owner)),
  );
  const closings = shown.filter(({ preset }) => preset === "closing");
  const others = shown.filter(({ preset }) => preset !== "closing");
  expect(listPages(others).length, `on ${listPages(others)}`).toBeLessThanOrEqual(MOST_PLACES);
  expect(listPages(closings).length, `closes ${listPages(closings)}`).toBeLessThanOrEqual(
    MOST_CLOSINGS,
  );
});

test("a story and highlights without a photo take what the thumbnails do not show", () => {
  const [project] = content.projects;
  if (!project) throw new Error("there is no project");
  const bare = {
    ...project,
    sections: project.sections?.map(({ photo: _, ...section }) => section),
    highlights: project.highlights?.map(({ photo: _, ...group }) => group),
  };
  const getShown = (only: typeof project) =>
    listPhotoSlots({ ...content, projects: [only] })
      .filter(
        ({ page, name }) => page === getProjectPath(only) && /^(section|highlight) /.test(name),
      )
      .map(({ photo }) => photo);
  const hidden = bare.photos.slice(MAX_THUMBNAILS).map(({ file }) => file);
  const shown = getShown(bare);
  expect(shown).toHaveLength(5);
  const [first, middle, last, ...cards] = shown;
  expect([first, last], "one photo beside the whole story").toEqual([undefined, undefined]);
  expect(hidden).toEqual(expect.arrayContaining([middle, ...cards]));
  const few = { ...bare, photos: bare.photos.slice(0, MAX_THUMBNAILS) };
  expect(getShown(few).filter(Boolean), "with few photos it stays text").toEqual([]);
});

test("a page shows no photo of its own choice twice", () => {
  for (const { page, photo, chosen } of slots) {
    if (chosen || !photo) continue;
    const places = slots.filter((other) => other.page === page && other.photo === photo);
    expect(places, `${photo} on ${page}`).toHaveLength(1);
  }
});

test("a home's card shows its own photo, or the next of its gallery where the page has that", () => {
  const [shown, home] = content.projects;
  if (!shown || !home) throw new Error("the sample has projects");
  const getCard = (photo: string) => {
    const projects = [{ ...shown, closing: { photo, look: "whole" as const } }, home];
    return listPhotoSlots({ ...content, projects }).find(
      ({ page, name }) => page === shown.path && name === `project ${home.slug}`,
    )?.photo;
  };
  expect(getCard(shown.image)).toBe(home.image);
  const next = home.photos.find(({ file }) => file !== home.image)?.file;
  expect(getCard(home.image)).toBe(next);
});

test("the card of an article's neighbor shows the photo of the list", () => {
  const cards = slots.filter(({ preset }) => preset === "nextPost");
  expect(cards).toHaveLength(2 * (content.posts.length - 1));
  const covers = new Set(content.posts.map(({ photo }) => photo));
  expect(new Set(cards.map(({ photo }) => photo))).toEqual(covers);
});

const requiredCrops = getRequiredCrops(content);

test("a photo of a project is cropped for its gallery on phones and for its thumbnail", () => {
  for (const { photos } of content.projects)
    for (const { file } of photos)
      expect(requiredCrops.get(file)?.crops).toEqual(
        expect.arrayContaining(["square", "thumbnail"]),
      );
});

test("a photo of About, Contact and the next article is cropped for its place", () => {
  const { about, contact, posts } = content;
  for (const [file, ...crops] of [
    [about.story.photo, "portrait"],
    [about.story.people?.[0]?.photo, "portrait", "landscape"],
    [contact.photo, "portrait"],
    [posts[0]?.photo, "landscape"],
  ])
    expect(requiredCrops.get(file ?? "")?.crops, file).toEqual(expect.arrayContaining(crops));
});

test("both photos of a pair are cropped alike", () => {
  for (const { file, beforeOf } of content.photos)
    if (beforeOf) expect(requiredCrops.get(file)?.focus).toBe(requiredCrops.get(beforeOf)?.focus);
});

test("a photo that is only in an answer is not cropped", () => {
  const photos = [...content.photos, { file: "x.jpg", alt: "A room", focus: "10% 20%" }];
  const faqs = [{ question: "Why?", answer: "![A room](x.jpg)", category: "general" }];
  const shown = { ...content, photos, faqs };
  expect(listPhotoSlots(shown).some(({ photo }) => photo === "x.jpg")).toBe(true);
  expect(getRequiredCrops(shown).get("x.jpg")).toEqual({ focus: "10% 20%", crops: [] });
});

const slot = (page: string, name: string, rest: Partial<Slot> = {}): Slot => ({
  page,
  name,
  preset: "figure",
  ...rest,
});

const getPhotos = (slots: Slot[]) => assignPhotos(slots).map(({ photo }) => photo);

test("what the owner chooses wins, even if the page shows it already", () => {
  const hero = slot("/", "hero", { chosen: "a.jpg", from: ["b.jpg"] });
  expect(getPhotos([hero, slot("/", "closing", { chosen: "a.jpg" })])).toEqual(["a.jpg", "a.jpg"]);
});

test("an empty slot takes a photo that its page does not show yet, chosen above or below", () => {
  const from = ["a.jpg", "b.jpg", "c.jpg"];
  const slots = [
    slot("/", "hero", { chosen: "a.jpg" }),
    slot("/", "figure", { from }),
    slot("/", "closing", { chosen: "b.jpg" }),
  ];
  expect(getPhotos(slots)).toEqual(["a.jpg", "c.jpg", "b.jpg"]);
});

test("of several the first is taken, on every page", () => {
  const from = ["a.jpg", "b.jpg"];
  const slots = ["/1", "/2"].flatMap((page) => [
    slot(page, "figure", { from }),
    slot(page, "card", { from }),
  ]);
  expect(getPhotos(slots)).toEqual(["a.jpg", "b.jpg", "a.jpg", "b.jpg"]);
});

test("a photo that is seen only after a click is not shown yet", () => {
  const hidden: Slot = { name: "gallery", preset: "projectGallery", chosen: "b.jpg" };
  const from = ["a.jpg", "b.jpg"];
  const slots = [slot("/", "hero", { chosen: "a.jpg" }), hidden, slot("/", "figure", { from })];
  expect(getPhotos(slots).at(-1)).toBe("b.jpg");
});

test("a slot stays empty where every photo of its own is shown, or there is none", () => {
  const slots = [slot("/", "hero", { chosen: "a.jpg" }), slot("/", "figure", { from: ["a.jpg"] })];
  expect(getPhotos([...slots, slot("/", "figure")])).toEqual(["a.jpg", undefined, undefined]);
});

test("a slot with a fallback shows it, in its crops, where every photo of its own is shown", () => {
  const shown = slot("/", "hero", { chosen: "a.jpg" });
  const teaser = slot("/", "project a", { from: ["a.jpg"], fallback: "a.jpg" });
  expect(getPhotos([shown, teaser])).toEqual(["a.jpg", "a.jpg"]);
});

test("the same slots are always filled alike", () => {
  const slots = ["/1", "/2", "/3"].map((page) => slot(page, "x", { from: ["a.jpg", "b.jpg"] }));
  expect(assignPhotos(slots)).toEqual(assignPhotos(slots));
});
