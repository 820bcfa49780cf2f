import { FRAMES, type Frame, SHAPES, type Shape, type View } from "#app/config/frames.ts";
import { PHOTO_WIDTHS, UPLOADS_PATH } from "#app/config/photos.ts";
import { cropBox, type Size } from "./crop-box.ts";

export type Source = Size & { src: string; focus?: string };

/** A photo on another site is shown as it is. */
export const isMade = ({ src }: Pick<Source, "src">) => src.startsWith(`${UPLOADS_PATH}/`);

export function sourcesOf(photo: Source, frame: Frame) {
  if (!isMade(photo)) return [];
  const views: View[] = FRAMES[frame];
  const cuts = views.map(({ media, shape, sizes }) => {
    const base = shape ? cutName(photo.src, shape, photo.focus) : photo.src;
    const offered = srcSet(base, widthsOf(photo, shape), "avif");
    return { type: "image/avif", media, sizes, srcSet: offered };
  });
  const sizes = views.at(-1)?.sizes ?? "100vw";
  const whole = srcSet(photo.src, jpegWidths(photo), "jpg");
  return [...cuts, { type: "image/jpeg", media: undefined, sizes, srcSet: whole }];
}

/**
 * How much wider than its widest rendition a photo has to be for its own width to be offered as well:
 * cuts are seen at two and three dots, where a fifth does not show.
 */
const CLEARLY_WIDER = { whole: 1.1, cut: 1.2 };

/** What a photo, or a cut of it, is made in. */
export function widthsOf(photo: Size, shape?: Shape): number[] {
  const widths = shape ? SHAPES[shape].widths : PHOTO_WIDTHS.whole;
  const most = (shape ? cropBox(photo, SHAPES[shape].ratio) : photo).width;
  const offered = widths.filter((candidate) => candidate <= most);
  const widest = widths.at(-1) ?? 0;
  const least = CLEARLY_WIDER[shape ? "cut" : "whole"] * (offered.at(-1) ?? 0);
  return most < widest && most > least ? [...offered, most] : offered;
}

const srcSet = (base: string, widths: number[], extension: string) =>
  widths.map((width) => `${base}-${width}.${extension} ${width}w`).join(", ");

/** Names the focal point as well, since files are cached for ever. */
export function cutName(base: string, shape: Shape, focus = ""): string {
  return [base, shape, ...(focus.match(/\d+/g) ?? [])].join("-");
}

export function plainSource(photo: Source): string {
  return jpeg(photo, jpegWidths(photo)[0]);
}

export function largestSource(photo: Source): string {
  return jpeg(photo, jpegWidths(photo).at(-1));
}

export function largestSize(photo: Source): Size {
  const { width } = photo;
  const widest = (isMade(photo) && jpegWidths(photo).at(-1)) || width;
  return { width: widest, height: Math.round((photo.height * widest) / width) };
}

export function jpegWidths(photo: Size): number[] {
  const widths = widthsOf(photo);
  const offered = widths.filter((width) => PHOTO_WIDTHS.jpeg.includes(width));
  return offered.length > 0 ? offered : widths.slice(-1);
}

function jpeg(photo: Source, width = photo.width): string {
  return isMade(photo) ? `${photo.src}-${width}.jpg` : normalizeImagePath(photo.src);
}

export function normalizeImagePath(path: string): string {
  const encoded = path.replaceAll(" ", "%20");
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(encoded);
  return isAbsolute || encoded.startsWith("/") ? encoded : `/${encoded}`;
}
