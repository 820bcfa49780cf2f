import { expect, test } from "vitest";
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

test("a page shows no photo of its own choice twice", () => {
  for (const { page, photo, named } of slots) {
    if (named || !photo) continue;
    const places = slots.filter((other) => other.page === page && other.photo === photo);
    expect(places, `${photo} on ${page}`).toHaveLength(1);
  }
});
