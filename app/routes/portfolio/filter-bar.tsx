import { FilterButtons } from "#app/components/filter-buttons.tsx";
import { STAGINGS, type Staging } from "#app/config/stagings.ts";
import type { Filters } from "./filters.ts";

type Props = {
  cities: string[];
  stagings: Staging[];
  filters: Filters;
  onChange: (filters: Filters) => void;
};

const ALL = "all";

export function FilterBar({ cities, stagings, filters, onChange }: Props) {
  return (
    <div className="flex flex-col gap-x-12 xl:flex-row xl:justify-between">
      {cities.length > 1 && (
        <FilterButtons
          label="Filter by location"
          options={[
            { value: ALL, label: "All Locations" },
            ...cities.map((city) => ({ value: city, label: city })),
          ]}
          chosen={filters.location ?? ALL}
          onChoose={(value) =>
            onChange({ ...filters, location: value === ALL ? undefined : value })
          }
        />
      )}
      {stagings.length > 1 && (
        <FilterButtons<Staging | typeof ALL>
          label="Filter by kind of home"
          options={[
            { value: ALL, label: "All Homes" },
            ...stagings.map((value) => ({ value, label: STAGINGS[value].label })),
          ]}
          chosen={filters.staging ?? ALL}
          onChoose={(value) => onChange({ ...filters, staging: value === ALL ? undefined : value })}
        />
      )}
    </div>
  );
}
