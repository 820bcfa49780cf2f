import { LIST_PATHS } from "#app/config/paths.ts";

/** What the project with this slug is called; undefined for one that nobody knows. */
export async function findProjectTitle(slug: string): Promise<string | undefined> {
  try {
    const response = await fetch(LIST_PATHS.projectTitles);
    const titles = (await response.json()) as Record<string, string>;
    return Object.hasOwn(titles, slug) ? titles[slug] : undefined;
  } catch (error) {
    console.warn("The project asked about could not be looked up:", error);
    return undefined;
  }
}
