import { readFileSync } from "node:fs";
import { PALETTE } from "#app/config/palette.ts";
import { UPLOADS_PATH } from "#app/config/photos.ts";
import type { Content } from "#app/model/schema/content.ts";
import { PHOTO_MANIFEST, type Photo, type PhotoManifest } from "#app/model/schema/photo.ts";
import type { Block, RichText } from "#app/model/schema/rich-text.ts";

/** Behind a picture whose average colour nobody measured. */
const UNKNOWN_COLOUR = PALETTE.sand;

/** Turns the picture names of content into what components need to show them. */
export class PhotoLibrary {
  readonly #entries: Map<string, Content["photos"][number]>;
  readonly #manifest: PhotoManifest;

  constructor(entries: Content["photos"], manifest = readManifest()) {
    this.#entries = new Map(entries.map((entry) => [entry.file, entry]));
    this.#manifest = manifest;
  }

  photo(file: string): Photo {
    const entry = this.#entries.get(file);
    if (!entry) throw new Error(`${file} is not in content/photos.yml`);
    const { alt, beforeOf = file, width = 3, height = 2 } = entry;
    const focus = this.#entries.get(beforeOf)?.focus;
    const made = this.#manifest[file];
    if (made) return { ...made, alt, focus };
    return { src: file, alt, focus, width, height, colour: UNKNOWN_COLOUR, widths: [], cuts: {} };
  }

  /** The same room before it was staged, where we have it. */
  before(file: string): Photo | undefined {
    for (const entry of this.#entries.values())
      if (entry.beforeOf === file) return this.photo(entry.file);
    return undefined;
  }

  richText(blocks: Block<string>[]): RichText {
    return blocks.map((block) =>
      block.kind === "figure" ? { ...block, photo: this.photo(block.photo) } : block,
    );
  }
}

function readManifest(): PhotoManifest {
  return JSON.parse(readFileSync(`public${UPLOADS_PATH}/${PHOTO_MANIFEST}`, "utf8"));
}
