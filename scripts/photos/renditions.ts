import { basename } from "node:path";
import type { Region, Sharp } from "sharp";
import { type Cut, SHAPES, type Shape } from "#app/config/frames.ts";
import { PHOTO_WIDTHS } from "#app/config/photos.ts";
import { cropBox, type Size } from "#app/lib/photos/crop-box.ts";
import { cutName, jpegWidths } from "#app/lib/photos/sources.ts";
import type { PhotoManifest } from "#app/model/schema/photo.ts";

/** Effort 0 of 9 takes a quarter of the time; phones get 1, which saves them a tenth of the bytes. */
const AVIF = {
  fine: { quality: 55, effort: 0 },
  good: { quality: 50, effort: 1 },
  small: { quality: 46, effort: 1 },
};

export type Rendition = {
  file: string;
  width: number;
  quality: keyof typeof AVIF;
  crop?: Region;
};

export const wholeWidths = ({ width }: Size) => offeredWidths(PHOTO_WIDTHS.whole, width);

export function cutWidths(size: Size, shape: Shape): number[] {
  const { ratio, widths }: Cut = SHAPES[shape];
  return offeredWidths(widths, cropBox(size, ratio).width);
}

/** The photo's own width is offered as well where it is clearly more than the widest that it has. */
const CLEARLY_MORE = 1.1;

function offeredWidths(widths: number[], most: number): number[] {
  const offered = widths.filter((candidate) => candidate <= most);
  const widest = widths.at(-1) ?? 0;
  const isMore = most < widest && most > CLEARLY_MORE * (offered.at(-1) ?? 0);
  return isMore ? [...offered, most] : offered;
}

export function renditionsOf(entry: PhotoManifest[string], focus?: string): Rendition[] {
  const base = basename(entry.src);
  const whole = (ending: string) => (width: number) =>
    ({ file: `${base}-${width}.${ending}`, width, quality: "fine" }) as const;
  const shapes = Object.entries(entry.cuts) as [Shape, number[]][];
  return [
    ...entry.widths.map(whole("avif")),
    ...jpegWidths(entry).map(whole("jpg")),
    ...shapes.flatMap(([shape, widths]) => {
      const { quality, ratio }: Cut = SHAPES[shape];
      const crop = cropBox(entry, ratio, focus);
      const cut = cutName(base, shape, focus);
      const ending = shape === "share" ? "jpg" : "avif";
      return widths.map((width) => ({ file: `${cut}-${width}.${ending}`, width, quality, crop }));
    }),
  ];
}

/** A JPEG has white where its photo is transparent. */
export function encode(image: Sharp, { file, quality }: Rendition): Sharp {
  return file.endsWith(".jpg")
    ? image.flatten({ background: "#fff" }).jpeg({ quality: 74, progressive: true })
    : image.avif({ ...AVIF[quality], chromaSubsampling: "4:2:0" });
}
