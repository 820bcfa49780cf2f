import {
  CROPS,
  type Crop,
  PHOTO_PRESETS,
  type PhotoPreset,
  type View,
} from "#app/config/photo-presets.ts";
import { PHOTO_WIDTHS, UPLOADS_PATH } from "#app/config/photos.ts";
import { getCropBox, type Size } from "./crop-box.ts";

export type Source = Size & { src: string; focus?: string };

/** A photo on another site has no other sizes. */
export const isLocalPhoto = ({ src }: Pick<Source, "src">) => src.startsWith(`${UPLOADS_PATH}/`);

export function getSources(photo: Source, preset: PhotoPreset) {
  if (!isLocalPhoto(photo)) return [];
  const views: View[] = PHOTO_PRESETS[preset];
  const crops = views.map(({ media, crop, sizes }) => {
    const base = crop ? getCropName(photo.src, crop, photo.focus) : photo.src;
    const offered = buildSrcSet(base, getWidths(photo, crop), "avif");
    return { type: "image/avif", media, sizes, srcSet: offered };
  });
  const sizes = views.at(-1)?.sizes ?? "100vw";
  const whole = buildSrcSet(photo.src, getJpegWidths(photo), "jpg");
  return [...crops, { type: "image/jpeg", media: undefined, sizes, srcSet: whole }];
}

/**
 * A photo's own width is offered only if it is this much wider than its widest rendition. Crops are seen at
 * high density, which hides a fifth.
 */
const CLEARLY_WIDER = { whole: 1.1, crop: 1.2 };

export function getWidths(photo: Size, crop?: Crop): number[] {
  const widths = crop ? CROPS[crop].widths : PHOTO_WIDTHS.whole;
  const most = (crop ? getCropBox(photo, CROPS[crop].ratio) : photo).width;
  const offered = widths.filter((candidate) => candidate <= most);
  const widest = widths.at(-1) ?? 0;
  const least = CLEARLY_WIDER[crop ? "crop" : "whole"] * (offered.at(-1) ?? 0);
  return most < widest && most > least ? [...offered, most] : offered;
}

const buildSrcSet = (base: string, widths: number[], extension: string) =>
  widths.map((width) => `${base}-${width}.${extension} ${width}w`).join(", ");

/** The name contains the focal point, because files are cached forever. */
export function getCropName(base: string, crop: Crop, focus = ""): string {
  return [base, crop, ...(focus.match(/\d+/g) ?? [])].join("-");
}

export function getPlainSource(photo: Source): string {
  return getJpegSource(photo, getJpegWidths(photo)[0]);
}

export function getLargestSource(photo: Source): string {
  return getJpegSource(photo, getJpegWidths(photo).at(-1));
}

export function getLargestSize(photo: Source): Size {
  const { width } = photo;
  const widest = (isLocalPhoto(photo) && getJpegWidths(photo).at(-1)) || width;
  return { width: widest, height: Math.round((photo.height * widest) / width) };
}

export function getJpegWidths(photo: Size): number[] {
  const widths = getWidths(photo);
  const offered = widths.filter((width) => PHOTO_WIDTHS.jpeg.includes(width));
  return offered.length > 0 ? offered : widths.slice(-1);
}

function getJpegSource(photo: Source, width = photo.width): string {
  return isLocalPhoto(photo) ? `${photo.src}-${width}.jpg` : normalizeImagePath(photo.src);
}

export function normalizeImagePath(path: string): string {
  const encoded = path.replaceAll(" ", "%20");
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(encoded);
  return isAbsolute || encoded.startsWith("/") ? encoded : `/${encoded}`;
}
