import { STAGING_TYPE_NAMES, STAGING_TYPES, type StagingType } from "#app/config/staging-types.ts";
import { pluralize } from "#app/lib/text/format.ts";
import { slugify } from "#app/lib/text/slugify.ts";

export type Filters = { staging?: StagingType; location?: string };

export function readFilters(query: URLSearchParams, cities: string[]): Filters {
  return {
    staging: STAGING_TYPE_NAMES.find((staging) => staging === query.get("filter")),
    location: cities.find((city) => slugify(city) === query.get("location")),
  };
}

export function isFiltered({ staging, location }: Filters): boolean {
  return staging !== undefined || location !== undefined;
}

export function filterProjects<Project extends { staging: StagingType; city: string }>(
  projects: Project[],
  { staging, location }: Filters,
): Project[] {
  return projects.filter(
    (project) =>
      (!staging || project.staging === staging) && (!location || project.city === location),
  );
}

export function describeHomes({ staging, location }: Filters): string {
  const homes = staging ? STAGING_TYPES[staging].plural : "homes";
  return location ? `${homes} in ${location}` : homes;
}

export function describeResult(shown: number, total: number, filters: Filters): string {
  const count = `Showing ${shown} of ${pluralize(total, "project")}`;
  if (filters.staging) return `${count}: ${describeHomes(filters)}`;
  return filters.location ? `${count} in ${filters.location}` : count;
}
