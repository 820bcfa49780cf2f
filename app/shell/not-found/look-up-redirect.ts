import { PROJECT_PATTERN, REDIRECTS_PATH } from "#app/config/paths.ts";
import type { RedirectTable } from "#app/model/queries/site/redirects.server.ts";

let table: Promise<RedirectTable> | undefined;

export async function lookUpRedirect(pathname: string): Promise<string | undefined> {
  table ??= fetch(REDIRECTS_PATH).then((response) => response.json());
  return findTarget(pathname, await table.catch(() => ({ redirects: [], projects: [] })));
}

export function findTarget(pathname: string, { redirects, projects }: RedirectTable) {
  for (const [pattern, target] of redirects) {
    const redirect = new RegExp(pattern);
    if (redirect.test(pathname)) return pathname.replace(redirect, target);
  }
  const [, , folder, slug] = pathname.split("/");
  // A list that has become shorter leaves '/portfolio/page/3' behind, which is no project.
  if (!isProjectPath(pathname) || (slug && folder === "page")) return undefined;
  const project = projects.find(([id, path]) =>
    slug ? path.endsWith(`/${slug}`) : id === folder || path.endsWith(`/${folder}`),
  );
  return project?.[1] === pathname ? undefined : project?.[1];
}

const isProjectPath = (pathname: string) => new RegExp(PROJECT_PATTERN).test(pathname);

export const getNotFoundFile = (pathname: string) =>
  isProjectPath(pathname) ? "portfolio/404.html" : "404.html";

/** Some hosts also serve a page under its file name, or with extra slashes. */
export function getCanonicalPath(pathname: string): string {
  const path = pathname
    .replace(/(%2f|\/)+/gi, "/")
    .replace(/\.html$/, "")
    .replace(/\/(index)?$/, "");
  return path || "/";
}

export async function findCanonicalPath(pathname: string): Promise<string | undefined> {
  const path = getCanonicalPath(pathname);
  if (path === pathname) return undefined;
  const { ok, redirected } = await fetch(path, { method: "HEAD" });
  return ok && !redirected ? path : undefined;
}
