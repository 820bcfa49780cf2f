import { hash } from "node:crypto";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { workThrough } from "#scripts/photos/work-through.ts";
import type { Alignment } from "./align-photos.ts";

export const PAIR_CACHE = ".cache/pairs.json";

/** Change it with anything that decides on an alignment, and all pairs are looked at once more. */
const ALIGN_VERSION = "3";

const ELSEWHERE: Alignment = {
  isAligned: false,
  refusal: "A photo on another site isn't compared. Save both in photos/, or write aligned: true.",
};

type Photo = { file: string; beforeOf?: string; aligned?: boolean };

export type Pair = { before: string; after: string; alignment: Alignment };

/** How each before photo lies over the one after it. What the owner says of a pair holds without a look. */
export async function alignPairs(photos: Photo[], folder: string, cache = PAIR_CACHE) {
  const known: Record<string, Alignment> = await readFile(cache, "utf8")
    .then(JSON.parse)
    .catch(() => ({}));
  const count = Object.keys(known).length;
  const pairs = photos.filter(({ beforeOf }) => beforeOf);
  const found = await workThrough(pairs, "Pairs laid over each other", async (pair) => {
    const { file: before, beforeOf: after = "", aligned } = pair;
    if (aligned !== undefined) return { before, after, alignment: { isAligned: aligned } };
    if (`${before}${after}`.includes("://")) return { before, after, alignment: ELSEWHERE };
    const paths = [after, before].map((file) => join(folder, file));
    // A photo that can't be read is named where it's checked and made smaller.
    const key = await hashFiles(paths).catch(() => "");
    if (key) known[key] ??= await alignInWorker(paths);
    return { before, after, alignment: known[key] ?? { isAligned: false } };
  });
  await mkdir(dirname(cache), { recursive: true });
  if (Object.keys(known).length > count) await writeFile(cache, JSON.stringify(known, null, 1));
  return found satisfies Pair[];
}

async function hashFiles(paths: string[]): Promise<string> {
  const files = await Promise.all(paths.map((path) => readFile(path)));
  return hash("sha256", Buffer.concat([Buffer.from(ALIGN_VERSION), ...files]));
}

/** In a thread of its own: on the main thread one pair would wait for the other. */
async function alignInWorker(paths: string[]): Promise<Alignment> {
  const worker = new Worker(new URL("align-worker.ts", import.meta.url), { workerData: paths });
  const [alignment] = await once(worker, "message");
  return alignment;
}
