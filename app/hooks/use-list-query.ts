import { useLocation, useNavigate } from "react-router";
import { updateSearch } from "#app/lib/pagination.ts";
import { useClientValue } from "./use-client-value.ts";

/** A navigation with this state keeps scroll position and focus. */
export const KEEP_FOCUS = { keepsFocus: true };

/** The pre-rendered page has no query. */
export function useListQuery(path: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(useClientValue(() => search, ""));

  const setQuery = (changes: Record<string, string | undefined>, { replace = false } = {}) => {
    // The router may not have rendered the last press yet, so the browser's URL is read.
    const chosen = new URLSearchParams(window.location.search);
    // The hash is dropped, because the router would scroll to its target despite preventScrollReset.
    navigate(
      { pathname: path, search: updateSearch(chosen, changes) },
      { replace, preventScrollReset: true, flushSync: true, state: KEEP_FOCUS },
    );
  };
  return { query, setQuery };
}
