import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useInBrowser } from "#app/hooks/use-hydrated.ts";
import { readResultPage, writeResultPage } from "#app/lib/list-pages.ts";
import { painted } from "#app/lib/painted.ts";

export const SEARCH_NAME = "q";

export function useSearch() {
  const field = useRef<HTMLInputElement>(null);
  const params = new URLSearchParams(useLocation().search);
  const inUrl = useInBrowser(() => params.get(SEARCH_NAME) ?? "", "");
  const [typed, setTyped] = useState<string>();
  const search = typed ?? inUrl;
  const page = typed === undefined ? readResultPage(params) : 1;

  const setSearch = (text: string) => {
    setTyped(text);
    painted().then(() => writeUrl(text));
  };

  // Someone may have typed before hydration.
  const takeOver = useEffectEvent(() => {
    const already = field.current?.value ?? "";
    if (already !== search) setSearch(already);
  });
  useEffect(() => takeOver(), []);

  return { field, search, page, setSearch };
}

/** Not through the router: every letter would be a navigation. */
function writeUrl(text: string) {
  const url = new URL(window.location.href);
  const query = writeResultPage(url.searchParams, 1);
  if (text) query.set(SEARCH_NAME, text);
  else query.delete(SEARCH_NAME);
  url.search = query.toString();
  window.history.replaceState(window.history.state, "", url);
}

type Searchable = { title: string; excerpt: string; category: string };

export function matchesSearch(search: string): (entry: Searchable) => boolean {
  const words = search.trim().toLowerCase();
  return ({ title, excerpt, category }) =>
    [title, excerpt, category].some((text) => text.toLowerCase().includes(words));
}
