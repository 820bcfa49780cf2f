import { FRAMES, type Frame, type Shape, type View } from "#app/config/frames.ts";
import { PHOTO_WIDTHS } from "#app/config/photos.ts";

type Source = { src: string; widths: number[] };
export type CutSource = Source & { cuts: Partial<Record<Shape, number[]>>; focus?: string };

export function sourcesOf(photo: CutSource, frame: Frame) {
  if (photo.widths.length === 0) return [];
  const views: View[] = FRAMES[frame];
  const cuts = views.map(({ media, shape, sizes }) => {
    const widths = shape && photo.cuts[shape];
    const base = widths ? cutName(photo.src, shape, photo.focus) : photo.src;
    const offered = srcSet(base, widths ?? photo.widths, "avif");
    return { type: "image/avif", media, sizes, srcSet: offered };
  });
  const sizes = views.at(-1)?.sizes ?? "100vw";
  const whole = srcSet(photo.src, jpegWidths(photo), "jpg");
  return [...cuts, { type: "image/jpeg", media: undefined, sizes, srcSet: whole }];
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

export function jpegWidths({ widths }: Pick<Source, "widths">): number[] {
  const offered = widths.filter((width) => PHOTO_WIDTHS.jpeg.includes(width));
  return offered.length > 0 ? offered : widths.slice(-1);
}

function jpeg({ src }: Source, width: number | undefined): string {
  return width ? `${src}-${width}.jpg` : normalizeImagePath(src);
}

export function normalizeImagePath(path: string): string {
  const encoded = path.replaceAll(" ", "%20");
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(encoded);
  return isAbsolute || encoded.startsWith("/") ? encoded : `/${encoded}`;
}
