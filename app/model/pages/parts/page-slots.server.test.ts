import { expect, test } from "vitest";
import { MAX_THUMBNAILS } from "#app/config/limits.ts";
import { projectPath } from "#app/lib/paths.ts";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";
import type { FilledSlot } from "./fill-slots.ts";
import { slotsOf } from "./page-slots.server.ts";

const content = await loadContent(contentFolder());
const slots = slotsOf(content);

const MOST_PLACES = 3;
const MOST_CLOSINGS = 7;

const pagesOf = (shown: FilledSlot[]) => [...new Set(shown.flatMap(({ page }) => page ?? []))];

test.each(content.photos)("$file is not shown again and again", ({ file, beforeOf = file }) => {
  const owner = content.projects.find(({ photos }) =>
    photos.some((photo) => photo.file === beforeOf),
  );
  const shown = slots.filter(
    ({ photo, page }) => photo === file && page !== (owner && projectPath(owner)),
  );
  const closings = shown.filter(({ frame }) => frame === "closing");
  const others = shown.filter(({ frame }) => frame !== "closing");
  expect(pagesOf(others).length, `on ${pagesOf(others)}`).toBeLessThanOrEqual(MOST_PLACES);
  expect(pagesOf(closings).length, `closes ${pagesOf(closings)}`).toBeLessThanOrEqual(
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
  const shownOf = (only: typeof project) =>
    slotsOf({ ...content, projects: [only] })
      .filter(({ page, name }) => page === projectPath(only) && /^(section|highlight) /.test(name))
      .map(({ photo }) => photo);
  const hidden = bare.photos.slice(MAX_THUMBNAILS).map(({ file }) => file);
  const shown = shownOf(bare);
  expect(shown).toHaveLength(5);
  const [first, middle, last, ...cards] = shown;
  expect([first, last], "one photo beside the whole story").toEqual([undefined, undefined]);
  expect(hidden).toEqual(expect.arrayContaining([middle, ...cards]));
  const few = { ...bare, photos: bare.photos.slice(0, MAX_THUMBNAILS) };
  expect(shownOf(few).filter(Boolean), "with few photos it stays text").toEqual([]);
});

test("a page shows no photo of its own choice twice", () => {
  for (const { page, photo, named } of slots) {
    if (named || !photo) continue;
    const places = slots.filter((other) => other.page === page && other.photo === photo);
    expect(places, `${photo} on ${page}`).toHaveLength(1);
  }
});

test("the card of an article's neighbor shows another photo than the list where there is one", () => {
  const cards = slots.filter(({ frame }) => frame === "nextPost");
  expect(cards).toHaveLength(2 * (content.posts.length - 1));
  const covers = content.posts.map(({ photo }) => photo);
  const befores = content.photos.filter(({ beforeOf }) => beforeOf).map(({ file }) => file);
  expect(cards.some(({ photo = "" }) => !covers.includes(photo))).toBe(true);
  for (const { photo } of cards) expect(befores).not.toContain(photo);
});
