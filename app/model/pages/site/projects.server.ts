import { PROJECTS_BY_NUMBER } from "#app/config/limits.ts";
import { projectByIdPath } from "#app/lib/paths.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { findRedirect } from "#app/redirects.ts";
import { getRedirects } from "./redirects.server.ts";

/** Only the oldest projects can ever have been linked to by number; later numbers are redirects. */
export async function getNumberPaths(): Promise<string[]> {
  const { content } = await getSite();
  const redirects = await getRedirects();
  const ids = content.projects.map(({ id }) => id).toSorted((a, b) => a - b);
  return ids
    .slice(0, PROJECTS_BY_NUMBER)
    .map(projectByIdPath)
    .filter((path) => !findRedirect(path, redirects));
}

export async function getProjectTitles(): Promise<Record<string, string>> {
  const { content } = await getSite();
  const services = content.servicePages.filter(({ staging }) => !staging);
  return Object.fromEntries(
    [...content.projects, ...services].map(({ slug, title }) => [slug, title]),
  );
}
