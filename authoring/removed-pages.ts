import { readFile } from "node:fs/promises";
import { ALL_PAGES } from "#app/config/pages.ts";
import { mapEntriesByPath } from "#app/model/load/filter-published.server.ts";
import type { Content } from "#app/model/schema/content.ts";

export async function findRemovedPages(content: Content, lastBuild: string): Promise<string[]> {
  const { business, redirects } = content;
  const xml = await readFile(lastBuild, "utf8").catch(() => "");
  const before = [...xml.matchAll(/<loc>([^<]+)/g)]
    .filter(([, url = ""]) => url.startsWith(`${business.website}/`))
    .map(([, url = ""]) => new URL(url).pathname)
    .filter((path) => !/\/page\/\d+$/.test(path));
  const now = [...ALL_PAGES.map(({ path }) => path), ...mapEntriesByPath(content).keys()];
  const known = new Set([...now, ...redirects.map(({ from }) => from)]);
  const added = now.filter((path) => !before.includes(path));
  return before
    .filter((path) => !known.has(path))
    .map((path) => {
      const inItsPlace = added.find((other) => getParent(other) === getParent(path));
      const to = inItsPlace ?? getAncestors(path).find((other) => now.includes(other)) ?? "/";
      return `${path} is no longer on the site. If that's intended, add to redirects.yml:\n    - from: ${path}\n      to: ${to}`;
    });
}

const getParent = (path: string) => path.replace(/\/[^/]*$/, "");

const getAncestors = (path: string): string[] =>
  path === "" ? [] : [getParent(path), ...getAncestors(getParent(path))];
