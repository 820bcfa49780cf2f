import { parentPort, workerData } from "node:worker_threads";
import { readPhoto } from "#scripts/photos/read-photo.ts";
import { alignPhotos } from "./align-photos.ts";

const [after, before] = await Promise.all(workerData.map(readPhoto));
parentPort?.postMessage(await alignPhotos(after, before));
