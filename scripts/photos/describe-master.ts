import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Size } from "#app/lib/photos/crop-box.ts";
import { contentHash } from "#hosting/content-cache.ts";

/** Part of every file name: change a setting, change this, and all pictures are made anew. */
export const RECIPE = "3";

/** What the pipeline has to know of a master: its bytes by their hash, its size and its color. */
export type Master = Size & { hash: string; color: string };

export async function describeMaster(path: string): Promise<Master> {
  const bytes = await readFile(path);
  const hash = contentHash(RECIPE, bytes).slice(0, 8);
  const { autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  return { hash, width, height, color: await averageColor(bytes) };
}

async function averageColor(bytes: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .resize(1, 1)
    .flatten()
    .removeAlpha()
    .toColorspace("srgb")
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
