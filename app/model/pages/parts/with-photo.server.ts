import type { PhotoLibrary } from "#app/model/read/photos.server.ts";
import type { Content } from "#app/model/schema/content.ts";

/** A part of a page whose picture is no longer a name. */
export function withPhoto<Part extends { photo: string }>(part: Part, photos: PhotoLibrary) {
  return { ...part, photo: photos.photo(part.photo) };
}

export type Closing = ReturnType<typeof withPhoto<Content["home"]["closing"]>>;
