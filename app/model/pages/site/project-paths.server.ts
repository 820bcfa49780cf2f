import { PROJECTS_BY_NUMBER } from "#app/config/limits.ts";
import { projectByIdPath, projectPath } from "#app/lib/paths.ts";
import { getSite } from "#app/model/read/site.server.ts";

/** Each project's number and path: for addresses that name the wrong city, or only the number. */
export async function getProjectPaths(): Promise<[id: string, path: string][]> {
  const { content } = await getSite();
  return content.projects.map((project) => [String(project.id), projectPath(project)]);
}

/**
 * Only the first homes can ever have been linked to by their number; later ones are found by name,
 * and their numbers lead there.
 */
export async function getProjectsByNumber(): Promise<string[]> {
  const { content } = await getSite();
  const ids = content.projects.map(({ id }) => id).toSorted((a, b) => a - b);
  return ids.slice(0, PROJECTS_BY_NUMBER).map(projectByIdPath);
}
