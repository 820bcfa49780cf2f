import { readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathOfPage } from "#hosting/site-rules.ts";
import { finishPage, type Surroundings } from "./finish-page.ts";
import { takeOutData } from "./page-data.ts";

/**
 * Finishes every page of a folder and gives each the name under which hosts serve it at its own path:
 * 'about/index.html' would be found at '/about/' only, here and there behind a redirect. Returns their
 * paths.
 */
export async function finishPages(client: string, site: Surroundings): Promise<string[]> {
  const names = await readdir(client, { recursive: true });
  const paths: string[] = [];
  for (const file of names.filter((name) => name.endsWith(".html"))) {
    const page = takeOutData(await readFile(join(client, file), "utf8"));
    await writeFile(join(client, page.file), page.data);
    const name = file.replace(/\/index\.html$/, ".html");
    await writeFile(join(client, name), finishPage(file, page.html, site));
    if (name !== file) await removeWithFolder(join(client, file));
    paths.push(pathOfPage(name));
  }
  return paths;
}

/** The folder goes too, unless other pages are below it. */
async function removeWithFolder(file: string) {
  await rm(file);
  await rmdir(dirname(file)).catch(() => undefined);
}
