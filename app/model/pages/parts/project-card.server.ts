import { projectPath } from "#app/lib/paths.ts";
import type { PhotoLibrary } from "#app/model/read/photos.server.ts";
import type { Content } from "#app/model/schema/content.ts";

/** What a list shows of a project. The full address stays behind: some are private. */
export function projectCard(project: Content["projects"][number], photos: PhotoLibrary) {
  const { id, title, seoTitle, city, staging, location, summary, result } = project;
  return {
    id,
    title,
    seoTitle,
    city,
    staging,
    summary,
    result,
    path: projectPath(project),
    formattedLocation: project.formattedLocation ?? formatLocation(location),
    image: photos.photo(project.image),
  };
}

export type ProjectCard = ReturnType<typeof projectCard>;

/** '12 Palm Way, Indian Wells, CA 92210' becomes '12 Palm Way | Indian Wells'. */
export function formatLocation(location: string): string {
  const [street = "", city] = location.split(",").map((part) => part.trim());
  return city ? `${street} | ${city}` : street;
}
