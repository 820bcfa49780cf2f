import type { Sharp } from "sharp";

/** How well a picture is encoded: a thumbnail is no hero. See docs/decisions/003. */
export type Quality = "fine" | "good" | "small";
export type Extension = "avif" | "webp" | "jpg";

const AVIF = { fine: 56, good: 50, small: 46 };
const WEBP_QUALITY = 74;

/** Low efforts: each step down costs 3 % in size and halves the time on a fresh machine. */
export function encode(image: Sharp, extension: Extension, quality: Quality): Sharp {
  if (extension === "avif")
    return image.avif({ quality: AVIF[quality], effort: 1, chromaSubsampling: "4:2:0" });
  if (extension === "webp") return image.webp({ quality: WEBP_QUALITY, effort: 2 });
  return image.jpeg({ quality: 74, progressive: true });
}
