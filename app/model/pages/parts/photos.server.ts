import type { PhotoLibrary } from "#app/model/read/photos.server.ts";
import type { Content } from "#app/model/schema/content.ts";

/** A part of a page whose photo is no longer a name. */
export function withPhoto<Part extends { photo: string }>(part: Part, photos: PhotoLibrary) {
  return { ...part, photo: photos.photo(part.photo) };
}

export type Closing = ReturnType<typeof withPhoto<Content["home"]["closing"]>>;

type CaptionedPhoto = { file: string; caption: string };

/** Those of some photos whose rooms were also photographed before staging. */
export function pairsOf(captioned: CaptionedPhoto[], photos: PhotoLibrary) {
  return captioned.flatMap(({ file, caption }) => {
    const before = photos.before(file);
    return before ? [{ caption, before, after: photos.photo(file) }] : [];
  });
}

/** The same for a photo by its name alone, with the caption that its project gives it. */
export function pairOf(file: string | undefined, { projects }: Content, photos: PhotoLibrary) {
  if (!file) return [];
  const captioned = projects.flatMap((project) => project.photos);
  const caption = captioned.find((photo) => photo.file === file)?.caption ?? photos.photo(file).alt;
  return pairsOf([{ file, caption }], photos);
}

export type Pair = ReturnType<typeof pairsOf>[number];
