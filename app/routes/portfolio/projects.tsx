import { useRef } from "react";
import { FilterButtons } from "#app/components/filter-buttons.tsx";
import type { ProjectCard as Project } from "#app/model/pages/project-card.server.ts";
import { describeHomes, describeResult, filterProjects, isFiltered } from "./filters.ts";
import { NoProjects } from "./no-projects.tsx";
import { ProjectGrid } from "./project-grid.tsx";
import { useFilters } from "./use-filters.ts";

type Props = { projects: Project[]; cities: string[] };

const ALL = "all";

/** The filter bar and the homes it leaves. */
export function Projects({ projects, cities }: Props) {
  const [filters, setFilters] = useFilters(cities);
  const buttons = useRef<HTMLDivElement>(null);
  const shown = filterProjects(projects, filters);

  const clear = () => {
    setFilters({});
    // The pressed button is about to vanish, and would take the focus with it.
    buttons.current?.querySelector("button")?.focus();
  };
  const clearButton = (
    <button type="button" onClick={clear} className={CLEAR}>
      Clear All Filters
    </button>
  );

  return (
    <section aria-label="Projects" className="wrap">
      <div className="flex flex-wrap items-center gap-x-8 border-y border-line py-2">
        <div ref={buttons} className="w-full min-w-0 noscript:hidden xl:mr-auto xl:w-auto">
          <FilterButtons
            label="Filter by location"
            options={[
              { value: ALL, label: "All Locations" },
              ...cities.map((city) => ({ value: city, label: city })),
            ]}
            chosen={filters.location ?? ALL}
            onChoose={(value) =>
              setFilters({ ...filters, location: value === ALL ? undefined : value })
            }
          />
        </div>
        <p
          role="status"
          className="flex min-h-12 min-w-0 flex-1 items-center text-small text-umber-soft xl:flex-none"
        >
          {describeResult(shown.length, projects.length, filters)}
        </p>
        {isFiltered(filters) && shown.length > 0 && clearButton}
      </div>
      {shown.length > 0 ? (
        <ProjectGrid key={describeHomes(filters)} projects={shown} all={!isFiltered(filters)} />
      ) : (
        <NoProjects homes={describeHomes(filters)}>{isFiltered(filters) && clearButton}</NoProjects>
      )}
    </section>
  );
}

const CLEAR = "underline-drawn min-h-11 flex-none text-small font-medium";
