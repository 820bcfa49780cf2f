import { ENTRIES_ON_FIRST_PAGE, ENTRIES_PER_PAGE } from "#app/config/limits.ts";

const MIN_LAST_PAGE_ENTRIES = 3;

export type PageInfo = { page: number; pages: number; total: number };

export function paginate<Entry>(entries: Entry[], firstPage = ENTRIES_PER_PAGE): Entry[][] {
  const pages = [entries.slice(0, firstPage)];
  for (let start = firstPage; start < entries.length; start += ENTRIES_PER_PAGE) {
    const page = entries.slice(start, start + ENTRIES_PER_PAGE);
    if (page.length < MIN_LAST_PAGE_ENTRIES) pages.at(-1)?.push(...page);
    else pages.push(page);
  }
  return pages;
}

export function getListPage<Entry>(entries: Entry[], number: string | undefined) {
  const pages = paginate(entries, ENTRIES_ON_FIRST_PAGE);
  const page = number === undefined ? 1 : Number(number);
  const listed = number === "1" ? undefined : pages[page - 1];
  return listed && { listed, list: { page, pages: pages.length, total: entries.length } };
}

export function getPageNumbers(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages);
}

const PARAMETER = "page";

export function readResultPage(query: URLSearchParams): number {
  const page = Number(query.get(PARAMETER));
  return Number.isInteger(page) && page > 1 ? page : 1;
}

/** A change starts at the first page of its results. */
export function updateSearch(query: URLSearchParams, changes: Record<string, string | undefined>) {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ [PARAMETER]: undefined, ...changes }))
    if (value) changed.set(name, value);
    else changed.delete(name);
  return changed.toString();
}

export const buildResultSearch = (query: URLSearchParams, page: number) =>
  updateSearch(query, { [PARAMETER]: page > 1 ? String(page) : undefined });
