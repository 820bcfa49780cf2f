import { projectPath } from "#app/lib/paths.ts";
import type { PhotoLibrary } from "#app/model/read/photos.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { formatLocation } from "./format-location.ts";

/** What a list shows of a project. The full address stays behind: some are private. */
export function projectCard(project: Content["projects"][number], photos: PhotoLibrary) {
  const { id, seoTitle, city, staging, location, summary } = project;
  return {
    id,
    seoTitle,
    city,
    staging,
    summary,
    path: projectPath(project),
    formattedLocation: project.formattedLocation ?? formatLocation(location),
    image: photos.photo(project.image),
  };
}

export type ProjectCard = ReturnType<typeof projectCard>;
