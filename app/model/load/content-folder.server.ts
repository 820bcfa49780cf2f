import { readdirSync } from "node:fs";
import { UserError } from "#app/model/load/user-error.ts";
import { findClosest } from "./find-closest.ts";

export const SAMPLE_FOLDER = "sample";
export const CONTENT_FOLDER = "content";

/** The sample is shown until the owner has a folder; CONTENT_FOLDER selects any other. */
export function getContentFolder(): string {
  return process.env.CONTENT_FOLDER || findContentFolder(readdirSync("."));
}

/** The exact name counts: a Mac would also find Content/, but the host that publishes would not. */
export function findContentFolder(names: string[]): string {
  if (names.includes(CONTENT_FOLDER)) return CONTENT_FOLDER;
  const misspelled = names.find((name) => findClosest(name, [CONTENT_FOLDER]));
  if (!misspelled) return SAMPLE_FOLDER;
  throw new UserError(`The folder ${misspelled}/ should be called ${CONTENT_FOLDER}/. Rename it.`);
}

export const isSample = () => getContentFolder() === SAMPLE_FOLDER;
