import { projectPath } from "#app/lib/paths.ts";
import { getSite } from "#app/model/read/site.server.ts";

/** The page of every project by its slug, for addresses that name the wrong city. */
export async function getProjectPaths(): Promise<Record<string, string>> {
  const { content } = await getSite();
  return Object.fromEntries(
    content.projects.map((project) => [project.slug, projectPath(project)]),
  );
}

export async function getProjectIds(): Promise<number[]> {
  const { content } = await getSite();
  return content.projects.map(({ id }) => id);
}
