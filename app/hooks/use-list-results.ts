import {
  cutIntoPages,
  type ListPosition,
  readResultPage,
  writeResultPage,
} from "#app/lib/list-pages.ts";
import { pagePath } from "#app/lib/paths.ts";
import { useWholeList } from "./use-whole-list.ts";

type Options<Entry> = {
  /** What the page holds of its list. */
  part: Entry[];
  list: ListPosition;
  /** The list's address, and where all its entries are. */
  path: string;
  wholeAt: string;
  /** What the visitor wants to see of the list, unless it is all. */
  select?: (all: Entry[]) => Entry[];
  query: URLSearchParams;
};

export type ListResults<Entry> = ReturnType<typeof useListResults<Entry>>;

/** What a visitor wants to see of a list, a page at a time; the page's own part until all is here. */
export function useListResults<Entry>(options: Options<Entry>) {
  const { part, list, path, wholeAt, select, query } = options;
  const { all, failed, reach } = useWholeList({
    part,
    total: list.total,
    address: wholeAt,
    needed: select !== undefined,
  });
  if (!select || !all)
    return {
      shown: part,
      count: list.total,
      pages: { ...list, to: (page: number) => pagePath(path, page) },
      state: !select ? "all" : failed ? "failed" : "pending",
      reach,
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
    reach,
  } as const;
}
