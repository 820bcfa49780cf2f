import { useRef } from "react";
import { FilterButtons } from "#app/components/filter-buttons.tsx";
import { ListStatus } from "#app/components/list-status.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { LIST_PATHS, PATHS } from "#app/config/paths.ts";
import { STAGING_TYPES } from "#app/config/staging-types.ts";
import { useListQuery } from "#app/hooks/use-list-query.ts";
import { useListResults } from "#app/hooks/use-list-results.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { Route } from "./+types/page";
import {
  describeHomes,
  describeResult,
  filterProjects,
  isFiltered,
  readFilters,
} from "./filters.ts";
import { NoProjects, ProjectGrid } from "./project-grid.tsx";

export function Projects({ projects, list, cities, stagings }: Route.ComponentProps["loaderData"]) {
  const { query, setQuery } = useListQuery(PATHS.portfolio);
  const filters = readFilters(query, cities);
  const buttons = useRef<HTMLDivElement>(null);
  const results = useListResults({
    part: projects,
    list,
    path: PATHS.portfolio,
    allAt: LIST_PATHS.projects,
    select: isFiltered(filters) ? (all) => filterProjects(all, filters) : undefined,
    query,
  });
  const { shown, count, pages, state, fetchAll } = results;
  const sentence = describeResult(count, list.total, filters);
  const applied = state === "selected" ? filters : {};

  const clear = () => {
    setQuery({ filter: undefined, location: undefined });
    // The pressed button disappears, and the focus with it.
    buttons.current?.querySelector("button")?.focus();
  };
  const clearButton = (
    <button type="button" onClick={clear} className="text-link flex-none">
      Clear All Filters
    </button>
  );

  return (
    <section aria-label="Projects" className="page-container">
      <div className="flex flex-wrap items-center gap-x-8 border-y border-line py-2">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only prefetches */}
        <div
          ref={buttons}
          onPointerEnter={fetchAll}
          onFocus={fetchAll}
          className="flex w-full min-w-0 flex-col gap-x-12 xl:w-auto xl:flex-row"
        >
          <FilterButtons
            label="Filter by location"
            all="All Locations"
            options={cities.map((city) => ({ value: city, label: city }))}
            chosen={filters.location}
            onChoose={(city) => setQuery({ location: city && slugify(city) })}
          />
          <FilterButtons
            label="Filter by kind of home"
            all="All Homes"
            options={stagings.map((value) => ({ value, label: STAGING_TYPES[value].label }))}
            chosen={filters.staging}
            onChoose={(staging) => setQuery({ filter: staging })}
          />
        </div>
        <p
          role="status"
          className="flex min-h-8 min-w-0 flex-1 items-center text-small text-umber-soft xl:justify-end"
        >
          <ListStatus results={results} sentence={sentence} entries="projects" />
        </p>
        {isFiltered(filters) && shown.length > 0 && clearButton}
      </div>
      {shown.length > 0 ? (
        <ProjectGrid
          key={`${describeHomes(applied)} ${pages.page}`}
          projects={shown}
          withLead={!isFiltered(applied) && list.page === 1}
        />
      ) : (
        <NoProjects homes={describeHomes(filters)}>{isFiltered(filters) && clearButton}</NoProjects>
      )}
      <Pagination {...pages} />
    </section>
  );
}
