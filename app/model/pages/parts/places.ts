import { PATHS } from "#app/config/paths.ts";
import { cityPath, contactPath, projectPhotoPath, servicePath } from "#app/lib/paths.ts";
import type { Content } from "#app/model/schema/content.ts";

type Project = Content["projects"][number];
type ServicePage = Content["servicePages"][number];

/** A city, and its page where it has one. */
export function cityLink({ cities }: Content, name: string) {
  const hasPage = cities.some(({ city }) => city === name);
  return { name, path: hasPage ? cityPath(name) : undefined };
}

export function serviceLink({ slug, title, seo }: ServicePage) {
  return { title, type: seo.type, path: servicePath(slug) };
}

/** The page of what was done to a home: the one of its category before that of its staging. */
export function serviceOf({ servicePages }: Content, { category, staging }: Project) {
  const page =
    servicePages.find((candidate) => candidate.category === category) ??
    servicePages.find((candidate) => candidate.staging === staging);
  return page && serviceLink(page);
}

/** Where a photograph was taken, or the portfolio where no project shows it. */
export function photoOwnerPath({ projects }: Content, photo: string): string {
  for (const project of projects) {
    const index = project.photos.findIndex(({ file }) => file === photo);
    if (index >= 0) return projectPhotoPath(project, index);
  }
  return PATHS.portfolio;
}

/** To the estimator with a service chosen, for a business that has one. */
export function estimateLink({ estimate }: Content, service?: string) {
  return estimate && { label: estimate.title, to: contactPath(service, "estimate") };
}

export type CityLink = ReturnType<typeof cityLink>;
export type ServiceLink = ReturnType<typeof serviceLink>;
