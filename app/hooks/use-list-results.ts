import { useCallback, useEffect, useState } from "react";
import {
  cutIntoPages,
  type ListPosition,
  readResultPage,
  writeResultPage,
} from "#app/lib/list-pages.ts";
import { pagePath } from "#app/lib/paths.ts";

type Options<Entry> = {
  part: Entry[];
  list: ListPosition;
  path: string;
  wholeAt: string;
  select?: (all: Entry[]) => Entry[];
  query: URLSearchParams;
};

export type ListResults<Entry> = ReturnType<typeof useListResults<Entry>>;

/** What a visitor wants to see of a list, a page at a time; the page's own part until all is here. */
export function useListResults<Entry>(options: Options<Entry>) {
  const { part, list, path, wholeAt, select, query } = options;
  const [arrived, setArrived] = useState<Entry[]>();
  const [failed, setFailed] = useState(false);
  const isHere = part.length === list.total;
  const isNeeded = select !== undefined;

  const fetchAll = useCallback(() => {
    if (isHere) return;
    setFailed(false);
    fetchOnce(wholeAt).then(
      (all) => setArrived(all as Entry[]),
      () => setFailed(true),
    );
  }, [isHere, wholeAt]);

  useEffect(() => {
    if (isNeeded) fetchAll();
  }, [isNeeded, fetchAll]);

  const all = isHere ? part : arrived;
  if (!select || !all)
    return {
      shown: part,
      count: list.total,
      pages: { ...list, to: (page: number) => pagePath(path, page) },
      state: !select ? "all" : failed ? "failed" : "pending",
      fetchAll,
    } as const;

  const selected = select(all);
  const pages = cutIntoPages(selected);
  const page = Math.min(readResultPage(query), pages.length);
  return {
    shown: pages[page - 1] ?? [],
    count: selected.length,
    pages: {
      page,
      pages: pages.length,
      to: (number: number) => ({ search: writeResultPage(query, number).toString() }),
    },
    state: "selected",
    fetchAll,
  } as const;
}

const fetched = new Map<string, Promise<unknown>>();

function fetchOnce(url: string): Promise<unknown> {
  const started = fetched.get(url) ?? fetchJson(url);
  fetched.set(url, started);
  // A list that did not come may be asked for again.
  started.catch(() => fetched.delete(url));
  return started;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
