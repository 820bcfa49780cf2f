/** A thread that finishes one page after another; TypeScript is strange to it without help. */
import { parentPort, workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
const { finishPage } = await import("./pages/finish-page.ts");
parentPort.on("message", ({ file, html }) =>
  parentPort.postMessage(finishPage(file, html, workerData)),
);
