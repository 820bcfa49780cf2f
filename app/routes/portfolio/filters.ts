import { startTransition, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router";
import { STAGING_NAMES, STAGINGS, type Staging } from "#app/config/stagings.ts";
import { useInBrowser } from "#app/hooks/use-hydrated.ts";
import { writeResultPage } from "#app/lib/list-pages.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { countOf } from "#app/lib/text/words.ts";

export type Filters = { staging?: Staging; location?: string };

/** The page follows at once, the URL after it; the pre-rendered page knows no query. */
export function useFilters(cities: string[]) {
  const { search } = useLocation();
  const [query, show] = useOptimistic(new URLSearchParams(search));
  const navigate = useNavigate();
  const shown = useInBrowser(() => query.toString(), "");
  const filters = readFilters(new URLSearchParams(shown), cities);

  const setFilters = (wanted: Filters) => {
    const next = writeFilters(query, wanted);
    startTransition(async () => {
      show(next);
      await navigate({ search: next.toString() }, { preventScrollReset: true });
    });
  };
  return { query, filters, setFilters };
}

export function readFilters(query: URLSearchParams, cities: string[]): Filters {
  return {
    staging: STAGING_NAMES.find((staging) => staging === query.get("filter")),
    location: cities.find((city) => slugify(city) === query.get("location")),
  };
}

export function writeFilters(query: URLSearchParams, filters: Filters): URLSearchParams {
  const written = writeResultPage(query, 1);
  written.delete("filter");
  written.delete("location");
  if (filters.staging) written.set("filter", filters.staging);
  if (filters.location) written.set("location", slugify(filters.location));
  return written;
}

export function isFiltered({ staging, location }: Filters): boolean {
  return staging !== undefined || location !== undefined;
}

export function filterProjects<Project extends { staging: Staging; city: string }>(
  projects: Project[],
  { staging, location }: Filters,
): Project[] {
  return projects.filter(
    (project) =>
      (!staging || project.staging === staging) && (!location || project.city === location),
  );
}

export function describeHomes({ staging, location }: Filters): string {
  const homes = staging ? STAGINGS[staging].plural : "homes";
  return location ? `${homes} in ${location}` : homes;
}

export function describeResult(shown: number, total: number, filters: Filters): string {
  const count = `Showing ${shown} of ${countOf(total, "project")}`;
  if (filters.staging) return `${count}: ${describeHomes(filters)}`;
  return filters.location ? `${count} in ${filters.location}` : count;
}
