import { startTransition, useOptimistic } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useHydrated } from "#app/hooks/use-hydrated.ts";
import { type Filters, readFilters, writeFilters } from "./filters.ts";

/**
 * The filters in the address; the page follows at once, the address when the router finds time. The
 * pre-rendered page knows no query, so they wait for hydration.
 */
export function useFilters(cities: string[]) {
  const [address] = useSearchParams();
  const [query, show] = useOptimistic(address);
  const navigate = useNavigate();
  const filters: Filters = useHydrated() ? readFilters(query, cities) : {};

  const setFilters = (wanted: Filters) => {
    const next = writeFilters(query, wanted);
    startTransition(async () => {
      show(next);
      await navigate({ search: next.toString() }, { preventScrollReset: true });
    });
  };
  return { query, filters, setFilters };
}
