import { basename } from "node:path";
import type { Region, Sharp } from "sharp";
import { SHAPES, type Shape } from "#app/config/frames.ts";
import { cropBox } from "#app/lib/photos/crop-box.ts";
import { cutName, jpegWidths, widthsOf } from "#app/lib/photos/sources.ts";
import type { PhotoManifest } from "#app/model/schema/photo.ts";

/** Effort 0 of 9 takes a third of the time; small cuts get 1, which saves a tenth of their bytes. */
const AVIF = {
  fine: { quality: 55, effort: 0 },
  good: { quality: 50, effort: 1 },
  small: { quality: 46, effort: 1 },
  dense: { quality: 48, effort: 0 },
};

/** Cuts as wide as this are nearly always for screens of two and three dots, which hide what is lost. */
const DENSE_FROM = 700;

export type Rendition = {
  file: string;
  width: number;
  quality: keyof typeof AVIF;
  crop?: Region;
};

export function renditionsOf(
  photo: PhotoManifest[string],
  shapes: Shape[],
  focus?: string,
): Rendition[] {
  const base = basename(photo.src);
  const whole = (ending: string) => (width: number) =>
    ({ file: `${base}-${width}.${ending}`, width, quality: "fine" }) as const;
  return [
    ...widthsOf(photo).map(whole("avif")),
    ...jpegWidths(photo).map(whole("jpg")),
    ...shapes.flatMap((shape): Rendition[] => {
      const { quality, ratio } = SHAPES[shape];
      const crop = cropBox(photo, ratio, focus);
      const cut = cutName(base, shape, focus);
      const ending = shape === "share" ? "jpg" : "avif";
      return widthsOf(photo, shape).map((width) => ({
        file: `${cut}-${width}.${ending}`,
        width,
        quality: width < DENSE_FROM ? quality : "dense",
        crop,
      }));
    }),
  ];
}

/** A JPEG has white where its photo is transparent. */
export function encode(image: Sharp, { file, quality }: Rendition): Sharp {
  return file.endsWith(".jpg")
    ? image.flatten({ background: "#fff" }).jpeg({ quality: 74, progressive: true })
    : image.avif({ ...AVIF[quality], chromaSubsampling: "4:2:0" });
}
