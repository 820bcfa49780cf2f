import { JPEG_WIDTHS } from "#app/config/photos.ts";
import { normaliseImagePath } from "./normalise-image-path.ts";

type Source = { src: string; widths: number[] };

/** The srcset of a picture that the pipeline has made. */
export function srcSet({ src, widths }: Source, extension: "avif" | "webp"): string {
  return widths.map((width) => `${src}-${width}.${extension} ${width}w`).join(", ");
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
