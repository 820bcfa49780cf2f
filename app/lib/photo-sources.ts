import type { Shape } from "#app/config/frames.ts";
import { JPEG_WIDTHS } from "#app/config/photos.ts";
import { normaliseImagePath } from "./normalise-image-path.ts";

type Source = { src: string; widths: number[] };
export type CutSource = Source & { cuts: Partial<Record<Shape, number[]>>; focus?: string };

/** The srcset of a picture that the pipeline has made: of a cut, or of the whole where there is none. */
export function srcSet(photo: CutSource, extension: "avif" | "webp", shape?: Shape): string {
  const cut = shape && photo.cuts[shape];
  const base = cut ? cutName(photo.src, shape, photo.focus) : photo.src;
  const widths = cut ?? photo.widths;
  return widths.map((width) => `${base}-${width}.${extension} ${width}w`).join(", ");
}

/** Names the focal point as well, since files are cached for ever. */
export function cutName(base: string, shape: Shape, focus = ""): string {
  return [base, shape, ...(focus.match(/\d+/g) ?? [])].join("-");
}

/** The address for a plain img: a moderate JPEG, or the picture's own where it is on another site. */
export function plainSource(photo: Source): string {
  return jpeg(photo, jpegWidths(photo)[0]);
}

/** The largest JPEG, for search engines and networks that fetch the picture itself. */
export function largestSource(photo: Source): string {
  return jpeg(photo, jpegWidths(photo).at(-1));
}

function jpegWidths({ widths }: Source): number[] {
  const offered = widths.filter((width) => JPEG_WIDTHS.includes(width));
  return offered.length > 0 ? offered : widths.slice(-1);
}

function jpeg({ src }: Source, width: number | undefined): string {
  return width ? `${src}-${width}.jpg` : normaliseImagePath(src);
}
