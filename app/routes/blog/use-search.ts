import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigationType } from "react-router";
import { PATHS } from "#app/config/paths.ts";
import { useListQuery } from "#app/hooks/use-list-query.ts";

const PARAMETER = "q";

/** The field is uncontrolled, so that typing never waits for the list. */
export function useSearch() {
  const { query, setQuery } = useListQuery(PATHS.blog);
  const search = query.get(PARAMETER) ?? "";
  const field = useRef<HTMLInputElement>(null);
  const isRestored = useNavigationType() === "POP";
  const isFirst = useRef(true);

  const setSearch = (text: string, options?: { replace: boolean }) =>
    setQuery({ [PARAMETER]: text }, options);

  const follow = useEffectEvent((input: HTMLInputElement | null) => {
    const wasTyped = isFirst.current && input?.value;
    isFirst.current = false;
    if (!input || input.value === search) return;
    // A visitor may have typed before hydration.
    if (wasTyped) setSearch(input.value, { replace: true });
    else if (isRestored || document.activeElement !== input) input.value = search;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field follows each search
  useEffect(() => follow(field.current), [search]);

  return { field, query, search, setSearch };
}

type Searchable = { title: string; excerpt: string; category: string };

export function matchesSearch(search: string): (entry: Searchable) => boolean {
  const words = search.trim().toLowerCase();
  return ({ title, excerpt, category }) =>
    [title, excerpt, category].some((text) => text.toLowerCase().includes(words));
}
