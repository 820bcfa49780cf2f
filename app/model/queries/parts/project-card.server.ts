import { pick } from "#app/lib/pick.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { Photo } from "#app/model/types/photo.ts";

/** The street is left out, because some addresses are private. */
export function getProjectCard(project: Content["projects"][number]) {
  return {
    ...pick(project, "id", "title", "seoTitle", "city", "staging", "summary", "result", "path"),
    formattedLocation: project.formattedLocation ?? formatLocation(project.location),
  };
}

export type ProjectCard = ReturnType<typeof getProjectCard> & { image: Photo };

export function formatLocation(location: string): string {
  const [street = "", city] = location.split(",").map((part) => part.trim());
  return city ? `${street} | ${city}` : street;
}
