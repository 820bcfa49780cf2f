import { existsSync, readFileSync } from "node:fs";
import { PALETTE } from "#app/config/palette.ts";
import { CROPS, type PhotoPreset } from "#app/config/photo-presets.ts";
import { UPLOADS_PATH } from "#app/config/photos.ts";
import { getCropName, getLargestSource, getWidths, isLocalPhoto } from "#app/lib/photos/sources.ts";
import { UserError } from "#app/model/load/user-error.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { BeforePhoto, Photo, PhotoManifest } from "#app/model/types/photo.ts";
import type { Block, RichText } from "#app/model/types/rich-text.ts";

export const PHOTO_FOLDER = `public${UPLOADS_PATH}`;

export const PHOTO_MANIFEST = ".cache/photos.json";

/** A slot shows `chosen`, or one of `from`. A slot without a page is seen only after a click. */
export type Slot = {
  page?: string;
  name: string;
  preset: PhotoPreset;
  chosen?: string;
  from?: string[];
  /** Shown where the page has every photo of `from` already. */
  fallback?: string;
};

type SlotPhoto = { file: string; photo: Photo };

type Options = {
  manifest?: PhotoManifest;
  /** The file in each slot, by page and name. */
  filled?: Map<string, string>;
  /** Receives every slot that a query shows. */
  record?: (slot: Slot, isSeen?: boolean) => void;
};

export class PhotoLibrary {
  readonly #entries: Map<string, Content["photos"][number]>;
  readonly #before: Map<string | undefined, string>;
  /** Lazy: routes are built before the manifest exists. */
  #manifest: PhotoManifest | undefined;
  readonly #options: Options;

  constructor(entries: Content["photos"], options: Options = {}) {
    this.#entries = new Map(entries.map((entry) => [entry.file, entry]));
    this.#before = new Map(entries.map(({ file, beforeOf }) => [beforeOf, file]));
    this.#manifest = options.manifest;
    this.#options = options;
  }

  /** A component may show the photo in one of `others` too. */
  getPhoto(
    file: string,
    preset: PhotoPreset,
    others: readonly PhotoPreset[] = [],
    isSeen = true,
  ): Photo {
    for (const each of [preset, ...others])
      this.#options.record?.({ name: each, preset: each, chosen: file }, isSeen);
    return this.#findPhoto(file, preset);
  }

  resolvePhoto<Part extends { photo?: string }>(part: Part, preset: PhotoPreset): WithPhoto<Part> {
    const photo = part.photo === undefined ? undefined : this.getPhoto(part.photo, preset);
    return { ...part, photo } as WithPhoto<Part>;
  }

  /** The photo in a slot with its file, if there is one. */
  fillSlot(slot: Slot & { fallback: string }): SlotPhoto;
  fillSlot(slot: Slot): Partial<SlotPhoto>;
  fillSlot(slot: Slot): Partial<SlotPhoto> {
    this.#options.record?.(slot);
    const file = this.#options.filled?.get(getSlotKey(slot)) ?? slot.fallback;
    return file === undefined ? {} : { file, photo: this.#findPhoto(file, slot.preset) };
  }

  #findPhoto(file: string, preset: PhotoPreset): Photo {
    const entry = this.#entries.get(file);
    if (!entry) throw new Error(`${file} is not in content/photos.yml`);
    const { alt, tag, beforeOf = file } = entry;
    const focus = this.#entries.get(beforeOf)?.focus;
    this.#manifest ??= readManifest();
    const made = this.#manifest[file];
    const { src, color } = made ?? { src: file, color: PALETTE.sand };
    const { width = 3, height = 2 } = made ?? entry;
    return { src, width, height, color, alt, focus, tag, preset };
  }

  /** A photo on another site is shared without a crop. */
  getSharePhoto(file: string) {
    const photo = this.#findPhoto(file, "viewer");
    if (!isLocalPhoto(photo)) return { ...photo, src: getLargestSource(photo) };
    const [width = 0] = getWidths(photo, "share");
    const src = `${getCropName(photo.src, "share", photo.focus)}-${width}.jpg`;
    return { ...photo, src, width, height: Math.round(width / CROPS.share.ratio) };
  }

  getBeforePhoto(file: string, preset: PhotoPreset): BeforePhoto | undefined {
    const before = this.#before.get(file);
    if (before === undefined) return undefined;
    const photo = this.getPhoto(before, preset);
    return { ...photo, isAligned: this.#manifest?.[before]?.isAligned ?? false };
  }

  hasBefore = (file: string) => this.#before.has(file);

  resolveFigures(blocks: Block<string>[], preset: PhotoPreset): RichText {
    return blocks.map((block) => {
      if (block.kind !== "figure") return block;
      const photo = this.getPhoto(block.photo, preset);
      const isUpright = preset === "figure" && photo.height > photo.width;
      return { ...block, photo: isUpright ? { ...photo, preset: "uprightFigure" } : photo };
    });
  }
}

export const getSlotKey = ({ page, name }: Slot) => `${page} ${name}`;

export type WithPhoto<Part extends { photo?: string }> = Omit<Part, "photo"> & {
  photo: Part["photo"] extends string ? Photo : Photo | undefined;
};

function readManifest(): PhotoManifest {
  if (!existsSync(PHOTO_MANIFEST))
    throw new UserError(`No photos are made yet: npm run photos makes them.`);
  return JSON.parse(readFileSync(PHOTO_MANIFEST, "utf8"));
}
