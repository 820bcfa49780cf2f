import { readdirSync } from "node:fs";
import { closest } from "#app/model/read/check/closest.ts";
import { Refusal } from "#app/model/read/refusal.ts";

export const SAMPLE_FOLDER = "sample";
export const OWNERS_FOLDER = "content";

/** The sample is shown until the owner has a folder of her own; CONTENT_FOLDER names any other. */
export function contentFolder(): string {
  return process.env.CONTENT_FOLDER || folderAmong(readdirSync("."));
}

/** By its exact name: a Mac would also find Content/, and the host that publishes would not. */
export function folderAmong(names: string[]): string {
  if (names.includes(OWNERS_FOLDER)) return OWNERS_FOLDER;
  const misspelled = names.find((name) => closest(name, [OWNERS_FOLDER]));
  if (!misspelled) return SAMPLE_FOLDER;
  throw new Refusal(`The folder ${misspelled}/ should be called ${OWNERS_FOLDER}/. Rename it.`);
}

export const isSample = () => contentFolder() === SAMPLE_FOLDER;
