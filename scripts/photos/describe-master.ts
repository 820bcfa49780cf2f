import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Size } from "#app/lib/crop-box.ts";
import { contentHash } from "#hosting/content-cache.ts";

/** Part of every file name: change a setting, change this, and all pictures are made anew. */
export const RECIPE = "3";

/** What the pipeline has to know of a master: its bytes by their hash, its size and its colour. */
export type Master = Size & { hash: string; colour: string };

export async function describeMaster(path: string): Promise<Master> {
  const bytes = await readFile(path);
  const hash = contentHash(RECIPE, bytes).slice(0, 8);
  const { autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  return { hash, width, height, colour: await averageColour(bytes) };
}

async function averageColour(bytes: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .resize(1, 1)
    .flatten()
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
