import { useEffect, useEffectEvent, useState } from "react";
import { buildResultSearch, type PageInfo, paginate, readResultPage } from "#app/lib/pagination.ts";
import { getListPagePath } from "#app/lib/paths.ts";

type Options<Entry> = {
  part: Entry[];
  list: PageInfo;
  path: string;
  allAt: string;
  select?: (all: Entry[]) => Entry[];
  query: URLSearchParams;
};

export type ListResults<Entry> = ReturnType<typeof useListResults<Entry>>;

export function useListResults<Entry>(options: Options<Entry>) {
  const { part, list, path, allAt, select, query } = options;
  const [all, setAll] = useState(part.length === list.total ? part : undefined);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = select !== undefined && !all;

  const fetchAll = () => {
    if (all) return;
    setFailed(false);
    fetchOnce(allAt).then(
      (entries) => setAll(entries as Entry[]),
      () => setFailed(true),
    );
  };
  const onMissing = useEffectEvent(fetchAll);
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing]);

  if (!select || !all)
    return {
      shown: part,
      count: list.total,
      pages: { ...list, to: (page: number) => getListPagePath(path, page) },
      state: !select ? "all" : hasFailed ? "failed" : "pending",
      fetchAll,
    } as const;

  const selected = select(all);
  const pages = paginate(selected);
  const page = Math.min(readResultPage(query), pages.length);
  return {
    shown: pages[page - 1] ?? [],
    count: selected.length,
    pages: {
      page,
      pages: pages.length,
      to: (number: number) => `${path}?${buildResultSearch(query, number)}`,
    },
    state: "selected",
    fetchAll,
  } as const;
}

const fetched = new Map<string, Promise<unknown>>();

function fetchOnce(url: string): Promise<unknown> {
  const started = fetched.get(url) ?? fetch(url).then((response) => response.json());
  fetched.set(url, started);
  started.catch(() => fetched.delete(url));
  return started;
}
