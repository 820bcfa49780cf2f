import { basename } from "node:path";
import type { Region, Sharp } from "sharp";
import { CROPS, type Crop } from "#app/config/photo-presets.ts";
import { getCropBox } from "#app/lib/photos/crop-box.ts";
import { getCropName, getJpegWidths, getWidths } from "#app/lib/photos/sources.ts";
import type { PhotoManifest } from "#app/model/types/photo.ts";

/** Crops are mostly shown on screens of high density, which hide the loss. */
const AVIF_QUALITY = { whole: 55, crop: 48, thumbnail: 46 };

/** Effort 1 takes four times as long and saves a tenth of the bytes. */
const AVIF_EFFORT = 0;

export type Rendition = {
  file: string;
  width: number;
  quality: keyof typeof AVIF_QUALITY;
  region?: Region;
};

export function getRenditions(
  photo: PhotoManifest[string],
  crops: Crop[],
  focus?: string,
): Rendition[] {
  const base = basename(photo.src);
  const whole = (ending: string) => (width: number) =>
    ({ file: `${base}-${width}.${ending}`, width, quality: "whole" }) as const;
  return [
    ...getWidths(photo).map(whole("avif")),
    ...getJpegWidths(photo).map(whole("jpg")),
    ...crops.flatMap((crop): Rendition[] => {
      const region = getCropBox(photo, CROPS[crop].ratio, focus);
      const name = getCropName(base, crop, focus);
      const ending = crop === "share" ? "jpg" : "avif";
      return getWidths(photo, crop).map((width) => ({
        file: `${name}-${width}.${ending}`,
        width,
        quality: crop === "thumbnail" ? "thumbnail" : "crop",
        region,
      }));
    }),
  ];
}

/** A JPEG can't be transparent, so its background becomes white. */
export function encode(image: Sharp, { file, quality }: Rendition): Sharp {
  return file.endsWith(".jpg")
    ? image.flatten({ background: "#fff" }).jpeg({ quality: 74, progressive: true })
    : image.avif({
        quality: AVIF_QUALITY[quality],
        effort: AVIF_EFFORT,
        chromaSubsampling: "4:2:0",
      });
}
