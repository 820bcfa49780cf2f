import { STAGINGS } from "#app/config/stagings.ts";
import { filteredPath } from "#app/lib/paths.ts";
import type { Content } from "#app/model/schema/content.ts";
import { cityLink, estimateLink, serviceOf } from "./places.ts";

type Project = Content["projects"][number];
type Link = { label: string; to: string };

/** From one home on to others like it, to its city and its service, and to what it would cost. */
export function moreLinks(content: Content, project: Project): Link[] {
  const place = cityLink(content, project.city);
  const service = serviceOf(content, project);
  return [
    likeIt(content.projects, project),
    place.path ? { label: `Home staging in ${place.name}`, to: place.path } : undefined,
    service && { label: service.title, to: service.path },
    estimateLink(content, project.staging),
  ].filter((link) => link !== undefined);
}

/** The narrowest list that holds more than this home. */
function likeIt(projects: Project[], { id, staging, city }: Project): Link | undefined {
  const { homes } = STAGINGS[staging];
  const others = projects.filter((project) => project.id !== id);
  const inCity = others.filter((project) => project.city === city);
  if (inCity.some((project) => project.staging === staging))
    return { label: `More ${homes} in ${city}`, to: filteredPath({ staging, city }) };
  if (inCity.length > 0) return { label: `More homes in ${city}`, to: filteredPath({ city }) };
  if (others.some((project) => project.staging === staging))
    return { label: `More ${homes}`, to: filteredPath({ staging }) };
  return undefined;
}
