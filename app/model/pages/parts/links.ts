import { PATHS } from "#app/config/paths.ts";
import {
  cityPath,
  contactPath,
  ownPagePath,
  projectPath,
  projectPhotoPath,
  servicePath,
} from "#app/lib/paths.ts";
import type { Content } from "#app/model/schema/content.ts";

type Project = Content["projects"][number];
type ServicePage = Content["servicePages"][number];

export function citiesOf(projects: { city: string }[]): string[] {
  return [...new Set(projects.map(({ city }) => city))];
}

export function cityLink({ cities }: Content, name: string) {
  const hasPage = cities.some(({ city }) => city === name);
  return { name, path: hasPage ? cityPath(name) : undefined };
}

export function serviceLink({ slug, title, seo }: ServicePage) {
  return { name: title, type: seo.type, path: servicePath(slug) };
}

export function serviceOf({ servicePages }: Content, { category, staging }: Project) {
  const page =
    servicePages.find((candidate) => candidate.category === category) ??
    servicePages.find((candidate) => candidate.staging === staging);
  return page && serviceLink(page);
}

export function photoOwnerPath({ projects }: Content, photo: string): string {
  for (const project of projects) {
    const index = project.photos.findIndex(({ file }) => file === photo);
    if (index >= 0) return projectPhotoPath(project, index);
    const { sections = [], highlights = [] } = project;
    if ([...sections, ...highlights].some((part) => part.photo === photo))
      return projectPath(project);
  }
  return PATHS.portfolio;
}

export function estimateLink({ estimate }: Content, service?: string) {
  return estimate && { label: estimate.title, to: contactPath(service, "estimate") };
}

/** The owner's own pages that ask to be named on Home and Contact. */
export function namedPages({ ownPages }: Content) {
  return ownPages.flatMap(({ slug, title, inSentence }) =>
    inSentence ? { path: ownPagePath(slug), title, inSentence } : [],
  );
}

export type CityLink = ReturnType<typeof cityLink>;
export type ServiceLink = ReturnType<typeof serviceLink>;
