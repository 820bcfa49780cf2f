import { projectPath } from "#app/lib/project-path.ts";
import { getSite } from "#app/model/read/site.server.ts";

/** Every address that gets a page of its own. */
export async function getAllPaths(): Promise<string[]> {
  const { content } = await getSite();
  return [
    "/",
    ...["/about", "/faq", "/contact", "/portfolio", "/blog"],
    ...content.projects.map(projectPath),
    ...content.posts.map(({ id }) => `/blog/${id}`),
    ...Object.keys(content.legal).map((name) => `/${name}`),
  ];
}

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
