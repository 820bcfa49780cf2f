import { readFile } from "node:fs/promises";
import { ALL_PAGES } from "#app/config/pages.ts";
import { cityPath, postPath, projectPath, servicePath } from "#app/lib/paths.ts";
import type { Shelf } from "./shelf.ts";

/** Pages that the last build of this business had, and that are neither there now nor redirected. */
export async function gonePages(shelf: Shelf) {
  const origin = `${(await shelf.fields("business.yml")).website}/`;
  const xml = await readFile(shelf.lastBuild, "utf8").catch(() => "");
  const before = [...xml.matchAll(/<loc>([^<]+)/g)]
    .filter(([, url = ""]) => url.startsWith(origin))
    .map(([, url = ""]) => new URL(url).pathname);
  const now = [
    ...ALL_PAGES.map(({ path }) => path),
    ...(await shelf.items("cities")).map(({ city }) => cityPath(city)),
    ...(await shelf.entries("projects")).map(projectPath),
    ...(await shelf.entries("servicePages")).map(({ slug }) => servicePath(slug)),
    ...(await shelf.entries("posts")).map(({ id }) => postPath(id)),
  ];
  const redirected = (await shelf.items("redirects")).map(({ from }) => from);
  return {
    gone: before.filter((path) => !now.includes(path) && !redirected.includes(path)),
    added: now.filter((path) => !before.includes(path)),
  };
}
