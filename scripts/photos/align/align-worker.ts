import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { alignPhotos } from "./align-photos.ts";

/** A pair a core: on the main thread they would wait for each other. */
const [after, before] = await Promise.all(workerData.map((path: string) => readFile(path)));
parentPort?.postMessage(await alignPhotos(after, before));
