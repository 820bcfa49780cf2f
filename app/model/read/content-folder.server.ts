import { existsSync } from "node:fs";

export const SAMPLE_FOLDER = "sample";
export const OWNERS_FOLDER = "content";

/** The sample is shown until the owner has a folder of her own; CONTENT_FOLDER names any other. */
export function contentFolder(): string {
  const { CONTENT_FOLDER } = process.env;
  return CONTENT_FOLDER || (existsSync(OWNERS_FOLDER) ? OWNERS_FOLDER : SAMPLE_FOLDER);
}
