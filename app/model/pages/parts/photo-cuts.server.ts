import { type Frame, type Shape, shapesOf, TALL_TILES } from "#app/config/frames.ts";
import type { Content } from "#app/model/schema/content.ts";

export type PhotoCuts = { focus?: string; shapes: Shape[] };

type EmptyRooms = Map<string | undefined, string>;

export function photoCuts(content: Content): Map<string, PhotoCuts> {
  const { photos } = content;
  const shapes = new Map(photos.map(({ file }) => [file, new Set<Shape>()]));
  const focuses = new Map(photos.map(({ file, focus }) => [file, focus]));
  const emptyRooms = new Map(photos.map(({ file, beforeOf }) => [beforeOf, file]));
  for (const [frame, file] of photoFrames(content, emptyRooms))
    for (const shape of shapesOf(frame)) shapes.get(file)?.add(shape);
  return new Map(
    photos.map(({ file, beforeOf = file }) => [
      file,
      // Two photos from one camera are cut alike, or they could not be compared.
      { focus: focuses.get(beforeOf), shapes: [...(shapes.get(file) ?? [])].sort() },
    ]),
  );
}

/** Each photo with the frame that shows it. */
export function* photoFrames(
  content: Content,
  emptyRooms: EmptyRooms = new Map(),
): Generator<[Frame, string]> {
  const { home, about, contact, blog } = content;
  yield ["hero", home.hero.photo];
  const emptyRoom = emptyRooms.get(home.hero.photo);
  if (emptyRoom) yield ["emptyRoom", emptyRoom];
  if (home.transformation) yield* pair(emptyRooms, home.transformation.photo);
  for (const [index, { photo }] of content.services.entries())
    yield [index === 0 ? "serviceCard" : "squareServiceCard", photo];
  for (const [index, { photo }] of content.gallery.entries())
    yield [TALL_TILES.includes(index) ? "tallTile" : "tile", photo];
  if (home.testimonials) yield ["testimonial", home.testimonials.photo];
  for (const { photo } of content.testimonials) if (photo) yield ["testimonial", photo];
  yield ["aboutHero", about.hero.photo];
  yield ["aboutStory", about.story.photo];
  yield ["contactCard", contact.photo];
  for (const file of closingPhotos(content)) yield ["closing", file];
  for (const { photo } of blog ? content.posts : []) {
    yield ["postCard", photo];
    yield ["leadPost", photo];
  }
  for (const { photo } of content.cities) yield ["answer", photo];
  for (const { photo, beforeAfter } of content.servicePages) {
    yield ["answer", photo];
    if (beforeAfter) yield* pair(emptyRooms, beforeAfter);
  }
  for (const { image, photos } of content.projects) {
    yield ["projectCard", image];
    for (const { file } of photos) {
      yield ["projectGallery", file];
      yield ["thumbnail", file];
      yield* pair(emptyRooms, file);
    }
  }
}

function closingPhotos(content: Content): string[] {
  const closings = Object.values(content).map((part) =>
    part && "closing" in part ? part.closing : undefined,
  );
  return [...closings, content.blog?.postClosing].flatMap((closing) => closing?.photo ?? []);
}

function* pair(emptyRooms: EmptyRooms, after: string): Generator<[Frame, string]> {
  const before = emptyRooms.get(after);
  if (!before) return;
  yield ["beforeAfter", before];
  yield ["beforeAfter", after];
}
