import { type Frame, type Shape, shapesOf, TALL_TILES } from "#app/config/frames.ts";
import type { Content } from "#app/model/schema/content.ts";
import { hasBlog } from "./has-blog.ts";

/** How to cut a master: around which point, and to which shapes. */
export type PhotoCuts = { focus?: string; shapes: Shape[] };

/** Only the cuts that some frame of some page shows, by the picture's file name. */
export function photoCuts(content: Content): Map<string, PhotoCuts> {
  const shapes = new Map<string, Set<Shape>>();
  for (const [frame, file] of uses(content)) {
    const known = shapes.get(file) ?? new Set();
    for (const shape of shapesOf(frame)) known.add(shape);
    shapes.set(file, known);
  }
  return new Map(
    content.photos.map(({ file, beforeOf }) => [
      file,
      // Two pictures from one camera are cut alike, or they could not be compared.
      {
        focus: focusOf(content, beforeOf ?? file),
        shapes: [...(shapes.get(file) ?? [])].toSorted(),
      },
    ]),
  );
}

function focusOf({ photos }: Pick<Content, "photos">, file: string): string | undefined {
  return photos.find((photo) => photo.file === file)?.focus;
}

function* uses(content: Content): Generator<[Frame, string]> {
  const { home, about, contact, faq, portfolio, projectPage } = content;
  yield ["hero", home.hero.photo];
  const emptyRoom = beforeOf(content, home.hero.photo);
  if (emptyRoom) yield ["emptyRoom", emptyRoom];
  if (home.transformation) yield* pair(content, home.transformation.photo);
  for (const [index, { photo }] of content.services.entries())
    yield [index === 0 ? "serviceCard" : "squareServiceCard", photo];
  for (const [index, { photo }] of content.gallery.entries())
    yield [TALL_TILES.includes(index) ? "tallTile" : "tile", photo];
  if (home.testimonials) yield ["testimonial", home.testimonials.photo];
  for (const { photo } of content.testimonials) if (photo) yield ["testimonial", photo];
  yield ["aboutStory", about.story.photo];
  yield ["contactCard", contact.photo];
  const closings = [home, about, contact, faq, portfolio, projectPage];
  for (const { closing } of closings) yield ["closing", closing.photo];
  if (hasBlog(content)) {
    yield ["closing", content.blog.closing.photo];
    yield ["closing", content.blog.articleClosing.photo];
    for (const { photo } of content.posts) yield ["postCard", photo];
  }
  for (const { beforeAfter } of content.servicePages)
    if (beforeAfter) yield* pair(content, beforeAfter);
  for (const { image, photos } of content.projects) {
    yield ["projectCard", image];
    for (const { file } of photos) {
      yield ["projectGallery", file];
      yield ["thumbnail", file];
      yield* pair(content, file);
    }
  }
}

function* pair(content: Content, after: string): Generator<[Frame, string]> {
  const before = beforeOf(content, after);
  if (!before) return;
  yield ["beforeAfter", before];
  yield ["beforeAfter", after];
}

function beforeOf({ photos }: Content, after: string): string | undefined {
  return photos.find((photo) => photo.beforeOf === after)?.file;
}
