import { type Shape, shapesOf } from "#app/config/frames.ts";
import { sitePages } from "#app/model/pages/site/pages.server.ts";
import { published } from "#app/model/read/published.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { slotsOf } from "./page-slots.server.ts";

export type PhotoCuts = { focus?: string; shapes: Shape[] };

export function photoCuts(content: Content): Map<string, PhotoCuts> {
  const { photos } = content;
  const shapes = new Map(photos.map(({ file }) => [file, new Set<Shape>()]));
  const focuses = new Map(photos.map(({ file, focus }) => [file, focus]));
  // Drafts, which `npm run dev` shows, may fill slots otherwise than the published site.
  for (const { frame, photo = "" } of [...slotsOf(content), ...slotsOf(published(content))])
    for (const shape of shapesOf(frame)) shapes.get(photo)?.add(shape);
  for (const { photo } of sitePages(content)) shapes.get(photo)?.add("share");
  return new Map(
    photos.map(({ file, beforeOf = file }) => [
      file,
      // Two photos from one camera are cut alike, or they could not be compared.
      { focus: focuses.get(beforeOf), shapes: [...(shapes.get(file) ?? [])].sort() },
    ]),
  );
}
