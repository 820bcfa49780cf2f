import { PATHS, PROJECT_PATTERN, REDIRECTS_PATH } from "#app/config/paths.ts";
import type { RedirectTable } from "#app/model/pages/site/redirects.server.ts";

let table: Promise<RedirectTable> | undefined;

/** Where a path without a page leads: a redirect's target, or the project that it names. */
export async function lookUpRedirect(pathname: string): Promise<string | undefined> {
  table ??= fetchTable();
  return findTarget(pathname, await table.catch(() => ({ redirects: [], projects: [] })));
}

export function findTarget(pathname: string, { redirects, projects }: RedirectTable) {
  for (const [pattern, target] of redirects) {
    const redirect = new RegExp(pattern);
    if (redirect.test(pathname)) return pathname.replace(redirect, target);
  }
  if (notFoundPageOf(pathname) !== PATHS.projectNotFound) return undefined;
  const name = pathname.split("/").findLast(Boolean);
  const project = projects.find(([id, path]) => id === name || path.endsWith(`/${name}`));
  return project?.[1] === pathname ? undefined : project?.[1];
}

/** Which of the two not-found pages belongs to an unknown path. */
export const notFoundPageOf = (pathname: string) =>
  new RegExp(PROJECT_PATTERN).test(pathname) ? PATHS.projectNotFound : PATHS.notFound;

async function fetchTable(): Promise<RedirectTable> {
  const response = await fetch(REDIRECTS_PATH);
  return response.json();
}
