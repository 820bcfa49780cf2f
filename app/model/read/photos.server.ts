import { existsSync, readFileSync } from "node:fs";
import { SHAPES } from "#app/config/frames.ts";
import { PALETTE } from "#app/config/palette.ts";
import { UPLOADS_PATH } from "#app/config/photos.ts";
import { cutName, largestSource } from "#app/lib/photos/sources.ts";
import { Refusal } from "#app/model/read/refusal.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { Photo, PhotoManifest } from "#app/model/schema/photo.ts";
import type { Block, RichText } from "#app/model/schema/rich-text.ts";

export const PHOTO_FOLDER = `public${UPLOADS_PATH}`;

export const PHOTO_MANIFEST = ".cache/photos.json";

export class PhotoLibrary {
  readonly #entries: Map<string, Content["photos"][number]>;
  readonly #before: Map<string | undefined, string>;
  /** Read with the first photo: which pages there are is known before photos are made. */
  #manifest: PhotoManifest | undefined;

  constructor(entries: Content["photos"], manifest?: PhotoManifest) {
    this.#entries = new Map(entries.map((entry) => [entry.file, entry]));
    this.#before = new Map(entries.map(({ file, beforeOf }) => [beforeOf, file]));
    this.#manifest = manifest;
  }

  photo(file: string): Photo {
    const entry = this.#entries.get(file);
    if (!entry) throw new Error(`${file} is not in content/photos.yml`);
    const { alt, tag, beforeOf = file, width = 3, height = 2 } = entry;
    const focus = this.#entries.get(beforeOf)?.focus;
    const words = { alt, focus, tag };
    this.#manifest ??= readManifest();
    const made = this.#manifest[file];
    if (!made)
      return { ...words, src: file, width, height, color: PALETTE.sand, widths: [], cuts: {} };
    const { stamp: _, cuts: allCuts, ...photo } = made;
    const { share: __, ...cuts } = allCuts;
    return { ...photo, cuts, ...words };
  }

  /** What a page is shared with; a photo on another site is shared as it is. */
  share(file: string) {
    const photo = this.photo(file);
    const [made] = this.#manifest?.[file]?.cuts.share ?? [];
    if (!made) return { ...photo, src: largestSource(photo) };
    const src = `${cutName(photo.src, "share", photo.focus)}-${made}.jpg`;
    return { ...photo, src, width: made, height: Math.round(made / SHAPES.share.ratio) };
  }

  before(file: string): Photo | undefined {
    const before = this.#before.get(file);
    return before === undefined ? undefined : this.photo(before);
  }

  richText(blocks: Block<string>[]): RichText {
    return blocks.map((block) =>
      block.kind === "figure" ? { ...block, photo: this.photo(block.photo) } : block,
    );
  }
}

function readManifest(): PhotoManifest {
  if (!existsSync(PHOTO_MANIFEST))
    throw new Refusal(`No photos are made yet: npx tsx scripts/photos/make-photos.ts makes them.`);
  return JSON.parse(readFileSync(PHOTO_MANIFEST, "utf8"));
}
