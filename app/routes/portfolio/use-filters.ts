import { useSearchParams } from "react-router";
import { useHydrated } from "#app/hooks/use-hydrated.ts";
import { type Filters, readFilters, writeFilters } from "./filters.ts";

/**
 * The filters in the address. The pre-rendered page knows no query, so they wait for hydration. A
 * press is answered at once, not when the router finds time for it.
 */
export function useFilters(cities: string[]): [Filters, (filters: Filters) => void] {
  const [query, setQuery] = useSearchParams();
  const hydrated = useHydrated();
  const setFilters = (filters: Filters) =>
    setQuery(writeFilters(query, filters), { preventScrollReset: true, flushSync: true });
  return [hydrated ? readFilters(query, cities) : {}, setFilters];
}
