import { copyFile, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ContentCache, contentHash } from "#hosting/content-cache.ts";
import { startFinishers } from "#hosting/finishers.ts";
import { onAllCores } from "#hosting/on-all-cores.ts";
import { pathOfPage } from "#hosting/site-rules.ts";
import type { Surroundings } from "./finish-page.ts";
import { takeOutData } from "./page-data.ts";

/** What decides how a page is finished, besides the page and its site. */
const PROGRAM = fileURLToPath(new URL(".", import.meta.url));
const ALSO = ["app/redirects.ts", "package-lock.json"];

/**
 * Finishes every page of a folder, those that were finished before from the cache, and gives each
 * the name under which hosts serve it at its own address: 'about/index.html' would be found at
 * '/about/' only, here and there behind a redirect. Returns their paths.
 */
export async function finishPages(
  client: string,
  cacheFolder: string,
  site: Surroundings,
): Promise<string[]> {
  const cache = await ContentCache.open(cacheFolder);
  const known = contentHash(await programHash(), JSON.stringify(site));
  const files = (await readdir(client, { recursive: true })).filter((name) =>
    name.endsWith(".html"),
  );
  const finishers = startFinishers(files.length, site);

  const finish = async (file: string) => {
    const page = takeOutData(await readFile(join(client, file), "utf8"));
    await writeFile(join(client, page.file), page.data);
    const finished = await cache.take(`${contentHash(known, file, page.html)}.html`, () =>
      finishers.finish(file, page.html),
    );
    const name = file.replace(/\/index\.html$/, ".html");
    await copyFile(finished, join(client, name));
    if (name !== file) await removeWithFolder(join(client, file));
    return pathOfPage(name);
  };
  try {
    return await onAllCores("Pages", files, finish);
  } finally {
    await finishers.stop();
    await cache.prune();
  }
}

async function programHash(): Promise<string> {
  const files = (await readdir(PROGRAM)).sort().map((name) => join(PROGRAM, name));
  const sources = await Promise.all([...files, ...ALSO].map((file) => readFile(file)));
  return contentHash(...sources);
}

/** The folder goes too, unless other pages are below it. */
async function removeWithFolder(file: string) {
  await rm(file);
  await rmdir(dirname(file)).catch(() => undefined);
}
