import { projectPath } from "#app/lib/paths.ts";
import type { PhotoLibrary } from "#app/model/read/photos.server.ts";
import type { Content } from "#app/model/schema/content.ts";

/** Without the full address: some are private. */
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

export function formatLocation(location: string): string {
  const [street = "", city] = location.split(",").map((part) => part.trim());
  return city ? `${street} | ${city}` : street;
}
