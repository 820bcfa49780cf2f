import { PROJECTS_BY_NUMBER } from "#app/config/limits.ts";
import { projectByIdPath, projectPath } from "#app/lib/paths.ts";
import { getSite } from "#app/model/read/site.server.ts";

/** Of each project's slug and number: for addresses that name the wrong city, or only the number. */
export async function getProjectPaths(): Promise<Record<string, string>> {
  const { content } = await getSite();
  return Object.fromEntries(
    content.projects.flatMap((project) => {
      const path = projectPath(project);
      return [
        [project.slug, path],
        [String(project.id), path],
      ];
    }),
  );
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
