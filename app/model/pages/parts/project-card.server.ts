import { projectPath } from "#app/lib/paths.ts";
import type { PhotoLibrary } from "#app/model/read/photos.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { formatLocation } from "./format-location.ts";

/** What a list shows of a project. The full address stays behind: some are private. */
export function projectCard(project: Content["projects"][number], photos: PhotoLibrary) {
  const { id, seoTitle, city, staging, location, summary, result } = project;
  return {
    id,
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

/** What other pages show of it: under its own name, not under what was staged. */
export function homeCard(project: Content["projects"][number], photos: PhotoLibrary) {
  return { ...projectCard(project, photos), title: project.title };
}

export type ProjectCard = ReturnType<typeof projectCard>;
export type HomeCard = ReturnType<typeof homeCard>;
