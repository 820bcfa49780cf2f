import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import {
  CONTENT_FOLDER,
  getContentFolder,
  SAMPLE_FOLDER,
} from "#app/model/load/content-folder.server.ts";
import { getFolderStamp } from "#app/model/load/folder-stamp.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { clearSiteCache } from "#app/model/load/site.server.ts";
import { getRequiredCrops } from "#app/model/queries/site/photo-slots.server.ts";
import { listSitePages } from "#app/model/queries/site/site-pages.server.ts";

/** An editor may save several files at once. */
const SETTLE_MS = 100;

const MAKE_PHOTOS = "scripts/photos/make-photos.ts";

export function contentPreview(makePhotos = runMakePhotos): Plugin {
  const configureServer = (server: ViteDevServer) => watch(server, makePhotos);
  return { name: "content-preview", apply: "serve", configureServer };
}

/** make-photos.ts waits for a run that has not finished. */
const runMakePhotos = () =>
  once(spawn(process.execPath, [MAKE_PHOTOS], { stdio: "inherit" }), "exit");

async function watch(server: ViteDevServer, makePhotos: () => Promise<unknown>) {
  const folder = getContentFolder();
  // The manual belongs to the product, so an update replaces it.
  if (folder === CONTENT_FOLDER)
    await cp(join(SAMPLE_FOLDER, "README.md"), join(folder, "README.md"));
  let report: string | undefined;
  let shown: { routes: string; photos: string } | undefined;
  let timer: NodeJS.Timeout | undefined;
  const reload = () => {
    clearSiteCache();
    server.ws.send({ type: "full-reload" });
  };

  const look = async () => {
    const content = await loadContent(folder).catch((error: Error) => {
      report = error.message;
    });
    if (!content) return reload();
    report = undefined;
    const before = shown;
    const photos = [[...getRequiredCrops(content)], await getFolderStamp(join(folder, "photos"))];
    const paths = listSitePages(content).map(({ path }) => path);
    shown = { routes: paths.join(), photos: JSON.stringify(photos) };
    reload();
    // React Router reads the list of routes only once.
    if (before && before.routes !== shown.routes) await server.restart();
    if (!before || before.photos === shown.photos) return;
    await makePhotos();
    reload();
  };

  await look();
  server.watcher.add(resolve(folder));
  server.watcher.on("all", (_, path) => {
    if (!resolve(path).startsWith(resolve(folder))) return;
    clearTimeout(timer);
    timer = setTimeout(look, SETTLE_MS);
  });
  server.middlewares.use((request, response, next) => {
    if (!report || !request.headers.accept?.includes("text/html")) return next();
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(renderReport(report));
  });
}

/** Vite's client reloads the page when the mistake is fixed. */
function renderReport(report: string): string {
  const words = report.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));
  return `<!doctype html><html lang="en"><title>The content has mistakes</title>
<script type="module" src="/@vite/client"></script>
<body style="margin: 10vh auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.6 system-ui">
<pre style="white-space: pre-wrap; font: inherit">${words}</pre>
<p>Fix it and save. This page reloads.</p>`;
}
