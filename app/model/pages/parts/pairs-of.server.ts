import type { PhotoLibrary } from "#app/model/read/photos.server.ts";
import type { Content } from "#app/model/schema/content.ts";

type Shot = { file: string; caption: string };

/** Those of some pictures whose rooms were also photographed before staging. */
export function pairsOf(shots: Shot[], photos: PhotoLibrary) {
  return shots.flatMap(({ file, caption }) => {
    const before = photos.before(file);
    return before ? [{ caption, before, after: photos.photo(file) }] : [];
  });
}

/** The same for a picture by its name alone, with the caption that its project gives it. */
export function pairOf(file: string | undefined, { projects }: Content, photos: PhotoLibrary) {
  if (!file) return [];
  const shots = projects.flatMap((project) => project.photos);
  const caption = shots.find((shot) => shot.file === file)?.caption ?? photos.photo(file).alt;
  return pairsOf([{ file, caption }], photos);
}

export type Pair = ReturnType<typeof pairsOf>[number];
