import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { finishPage, type Surroundings } from "./pages/finish-page.ts";

/** Fewer pages are finished before another thread would have begun. */
const MANY_PAGES = 200;

/**
 * Finishes pages; many of them in threads, since unlike compressing and drawing this work would
 * never leave the one that it is given to.
 */
export function startFinishers(pages: number, site: Surroundings) {
  const all: Worker[] = [];
  const idle: Worker[] = [];
  const start = () => {
    const worker = new Worker(new URL("./finish-worker.js", import.meta.url), { workerData: site });
    all.push(worker);
    return worker;
  };
  return {
    async finish(file: string, html: string): Promise<string> {
      if (pages < MANY_PAGES) return finishPage(file, html, site);
      const worker = idle.pop() ?? start();
      worker.postMessage({ file, html });
      const [finished] = await once(worker, "message");
      idle.push(worker);
      return finished;
    },
    stop: () => Promise.all(all.map((worker) => worker.terminate())),
  };
}
