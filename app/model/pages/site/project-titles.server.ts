import { getSite } from "#app/model/read/site.server.ts";

/** Of projects, and of services that are no kind of home: what a message can be about, by slug. */
export async function getProjectTitles(): Promise<Record<string, string>> {
  const { content } = await getSite();
  const services = content.servicePages.filter(({ staging }) => !staging);
  return Object.fromEntries(
    [...content.projects, ...services].map(({ slug, title }) => [slug, title]),
  );
}
