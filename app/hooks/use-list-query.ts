import { useLocation, useNavigate } from "react-router";
import { updateSearch } from "#app/lib/pagination.ts";
import { useClientValue } from "./use-client-value.ts";

/** The state of a navigation that leaves scroll and focus where they are. */
export const KEEP_FOCUS = { keepsFocus: true };

/** What is chosen in a list is in the URL; the pre-rendered page knows no query. */
export function useListQuery(path: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(useClientValue(() => search, ""));

  const setQuery = (changes: Record<string, string | undefined>, { replace = false } = {}) => {
    // The browser's, since what was pressed just before may not have been rendered yet.
    const chosen = new URLSearchParams(window.location.search);
    // Without a hash: the router would scroll to what it names, whatever it is told of the scroll.
    navigate(
      { pathname: path, search: updateSearch(chosen, changes) },
      { replace, preventScrollReset: true, flushSync: true, state: KEEP_FOCUS },
    );
  };
  return { query, setQuery };
}
