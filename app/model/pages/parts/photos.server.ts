import type { PhotoLibrary } from "#app/model/read/photos.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { Photo } from "#app/model/schema/photo.ts";

type WithPhotos<Part> = Part extends (infer Item)[]
  ? WithPhotos<Item>[]
  : Part extends object
    ? { [Key in keyof Part]: Key extends "photo" ? PhotoOf<Part[Key]> : WithPhotos<Part[Key]> }
    : Part;

type PhotoOf<Name> = Name extends string ? Photo : Name;

export function withPhotos<Part>(part: Part, photos: PhotoLibrary): WithPhotos<Part> {
  const resolve = (value: unknown, key: string): unknown => {
    if (key === "photo" && typeof value === "string") return photos.photo(value);
    if (Array.isArray(value)) return value.map((item) => resolve(item, ""));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, resolve(item, name)]),
    );
  };
  return resolve(part, "") as WithPhotos<Part>;
}

export type Closing = WithPhotos<Content["home"]["closing"]>;

type CaptionedPhoto = { file: string; caption: string };

export function pairsOf(captioned: CaptionedPhoto[], photos: PhotoLibrary) {
  return captioned.flatMap(({ file, caption }) => {
    const before = photos.before(file);
    return before ? [{ caption, before, after: photos.photo(file) }] : [];
  });
}

export function pairOf(file: string | undefined, { projects }: Content, photos: PhotoLibrary) {
  if (!file) return undefined;
  const captioned = projects.flatMap((project) => project.photos);
  const caption = captioned.find((photo) => photo.file === file)?.caption ?? photos.photo(file).alt;
  return pairsOf([{ file, caption }], photos)[0];
}

export type Pair = ReturnType<typeof pairsOf>[number];
