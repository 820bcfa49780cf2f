import { getSite } from "#app/model/read/site.server.ts";

export async function getProjectTitles(): Promise<Record<string, string>> {
  const { content } = await getSite();
  return Object.fromEntries(content.projects.map(({ slug, title }) => [slug, title]));
}
